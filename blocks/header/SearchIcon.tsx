export function SearchIcon() {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none">
      <path
        d="M11 11l4 4M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  )
}
