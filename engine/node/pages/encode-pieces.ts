/** Pieces that documents share, such as their styles: more than half of a usual one. */
const shared = new Map<string, Buffer>()

/** At most so many bytes are one UTF-16 code unit in UTF-8. */
const MOST_BYTES = 3

let room = Buffer.allocUnsafe(2 ** 18)

/**
 * The bytes of pieces, one after the other; every second one, from the first, is one that other
 * texts have too. They hold until the next call: memory of its own for each text would soon be
 * garbage.
 */
export function encodePieces(pieces: string[]): Uint8Array {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (length * MOST_BYTES > room.length) room = Buffer.allocUnsafe(2 * length * MOST_BYTES)
  let end = 0
  for (const [index, piece] of pieces.entries()) {
    end += index % 2 === 1 ? room.write(piece, end) : encodeShared(piece).copy(room, end)
  }
  return room.subarray(0, end)
}

function encodeShared(piece: string): Buffer {
  const known = shared.get(piece) ?? Buffer.from(piece)
  shared.set(piece, known)
  return known
}
