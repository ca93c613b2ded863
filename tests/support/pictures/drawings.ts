/** Drawings as exported by graphics programs, each with that program's peculiarities. */
export interface ExportedDrawing {
  program: 'Inkscape' | 'Illustrator' | 'Figma' | 'Sketch'
  name: string
  text: string
}

const SVG = 'xmlns="http://www.w3.org/2000/svg"'
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const HTML = 'xmlns="http://www.w3.org/1999/xhtml"'
const BOX = 'width="120" height="80" viewBox="0 0 120 80"'
/** A single red pixel. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
/** A shape that makes each drawing visible, whatever else it contains. */
const SHAPE = '<path d="M10 10h100v60H10z" fill="#c33" stroke="#000" stroke-width="2"/>'

const INKSCAPE = [
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
  '<!-- Created with Inkscape (http://www.inkscape.org/) -->',
  '',
].join('\n')
const INKSCAPE_NAMES =
  'inkscape:version="1.3.2 (091e20e, 2023-11-25)" sodipodi:docname="drawing.svg" version="1.1" id="svg1" ' +
  'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ' +
  'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ' +
  `${XLINK} xmlns:svg="http://www.w3.org/2000/svg"`

const inkscape = (inside: string, more = '') =>
  `${INKSCAPE}<svg ${BOX} ${INKSCAPE_NAMES} ${more} ${SVG}>\n` +
  '  <sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:pageshadow="2" inkscape:zoom="1.5" />\n' +
  `  ${inside}\n  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">${SHAPE}</g>\n</svg>\n`

const ILLUSTRATOR =
  '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator 27.8.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->\n'
const DOCTYPE =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'

const illustrator = (inside: string, more = '') =>
  `${ILLUSTRATOR}<svg version="1.1" id="Layer_1" ${SVG} ${XLINK} x="0px" y="0px" ${BOX} ` +
  `style="enable-background:new 0 0 120 80;" xml:space="preserve" ${more}>\n${inside}\n${SHAPE}\n</svg>\n`

const figma = (inside: string, defs = '') =>
  `<svg ${BOX} fill="none" ${SVG} ${XLINK}>\n${inside}\n${SHAPE}\n<defs>\n${defs}\n</defs>\n</svg>\n`

const sketch = (inside: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<svg ${BOX} version="1.1" ${SVG} ${XLINK} ${more}>\n` +
  '    <!-- Generator: Sketch 52.6 (67491) - http://www.bohemiancoding.com/sketch -->\n' +
  `    <title>A &amp; B</title>\n    <desc>Created with Sketch.</desc>\n    ${inside}\n    ${SHAPE}\n</svg>`

const TEXTS: Record<ExportedDrawing['program'], Record<string, string>> = {
  Inkscape: {
    'metadata in RDF': inkscape(
      '<metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>' +
        '<dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/><dc:title/></cc:Work></rdf:RDF></metadata>',
      'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ),
    'a grid and pages': inkscape(
      '<sodipodi:namedview id="n"><inkscape:grid type="xygrid" id="g" units="px"/><inkscape:page x="0" y="0" width="120" height="80" id="p"/></sodipodi:namedview>',
    ),
    'path effects': inkscape(
      '<defs id="d"><inkscape:path-effect effect="spiro" id="e" is_visible="true" lpeversion="1"/></defs>' +
        '<path inkscape:path-effect="#e" inkscape:original-d="M 1,1 9,9" sodipodi:nodetypes="cc" d="M1 1 9 9"/>',
    ),
    'a gradient that takes its stops from another': inkscape(
      '<defs><linearGradient id="a" inkscape:collect="always"><stop style="stop-color:#f00;stop-opacity:1" offset="0"/></linearGradient>' +
        '<linearGradient xlink:href="#a" id="b" gradientUnits="userSpaceOnUse"/></defs><rect width="9" height="9" style="fill:url(#b);fill-opacity:1"/>',
    ),
    'flowed text of SVG 1.2': inkscape(
      '<flowRoot xml:space="preserve" style="font-size:12px;-inkscape-font-specification:\'sans-serif, Bold\'"><flowRegion><rect width="50" height="50"/></flowRegion><flowPara>Words</flowPara></flowRoot>',
    ),
    'text with a role': inkscape(
      '<text xml:space="preserve" style="font-size:10.5833px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:sans-serif" x="5" y="20"><tspan sodipodi:role="line" x="5" y="20">Über &#8220;Maß&#8221;</tspan></text>',
    ),
    'an embedded photo and a clone': inkscape(
      `<image width="1" height="1" preserveAspectRatio="none" xlink:href="${PNG}" id="i" inkscape:svg-dpi="96"/><use x="0" y="0" xlink:href="#i" inkscape:transform-center-x="1"/>`,
    ),
    'a prefix for SVG itself': `${INKSCAPE}<svg:svg xmlns:svg="http://www.w3.org/2000/svg" ${BOX}><svg:g><svg:rect x="10" y="10" width="100" height="60" fill="#c33"/></svg:g></svg:svg>`,
    'filters, masks and markers': inkscape(
      '<defs><filter inkscape:label="Blur" style="color-interpolation-filters:sRGB" id="f"><feGaussianBlur stdDeviation="1"/></filter><mask id="k"><rect width="9" height="9" fill="#fff"/></mask>' +
        '<marker inkscape:stockid="Arrow1Lend" orient="auto" id="w" style="overflow:visible" inkscape:isstock="true"><path d="M0 0 5 5"/></marker></defs>' +
        '<path style="mask:url(#k);filter:url(#f);marker-end:url(#w)" d="M1 1 9 9"/>',
    ),
    'its export settings': inkscape(
      '<g inkscape:export-filename="C:\\Users\\ada\\mark.png" inkscape:export-xdpi="96" inkscape:connector-curvature="0" sodipodi:insensitive="true"/>',
    ),
  },
  Illustrator: {
    'the document type of SVG 1.1':
      ILLUSTRATOR + DOCTYPE + illustrator('').slice(ILLUSTRATOR.length),
    'classes in a style sheet': illustrator(
      '<style type="text/css">\n\t.st0{fill:#FFFFFF;}\n\t.st1{fill:none;stroke:#1D1D1B;stroke-miterlimit:10;}\n</style>\n<path class="st0 st1" d="M1 1h9"/>',
    ),
    'a style sheet in CDATA': illustrator(
      '<style type="text/css"><![CDATA[.st0{fill-rule:evenodd;clip-rule:evenodd}]]></style>',
    ),
    'an embedded photo that overflows': illustrator(
      `<image style="overflow:visible;enable-background:new;" width="1" height="1" xlink:href="${PNG}" transform="matrix(0.24 0 0 0.24 1 1)"/>`,
    ),
    'clipped groups': illustrator(
      '<g><defs><rect id="SVGID_1_" width="120" height="80"/></defs><clipPath id="SVGID_00000_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><g style="clip-path:url(#SVGID_00000_);"><path d="M1 1h9"/></g></g>',
    ),
    'gradients and opacity': illustrator(
      '<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="9"><stop offset="0" style="stop-color:#FFF"/><stop offset="1" style="stop-color:#000"/></linearGradient><rect style="opacity:0.5;fill:url(#SVGID_1_);" width="9" height="9"/>',
    ),
    'its own names without entities': illustrator(
      '<switch><g i:extraneous="self"><path d="M1 1h9"/></g></switch>',
      'xmlns:x="http://ns.adobe.com/Extensibility/1.0/" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" xmlns:graph="http://ns.adobe.com/Graphs/1.0/"',
    ),
    'slices of older versions': illustrator(
      '<metadata><sfw xmlns="http://ns.adobe.com/SaveForWeb/1.0/"><slices></slices><sliceSourceBounds height="80" width="120" y="0" x="0" bottomLeftOrigin="true"/></sfw></metadata>',
    ),
    symbols: illustrator(
      '<symbol id="New_Symbol" viewBox="-5 -5 10 10"><path d="M-5-5H5V5H-5z"/></symbol><use xlink:href="#New_Symbol" width="10" height="10" transform="matrix(1 0 0 -1 60 40)" style="overflow:visible;"/>',
    ),
    'data names of the newer export': `<?xml version="1.0" encoding="UTF-8"?><svg id="Ebene_1" data-name="Ebene 1" ${SVG} viewBox="0 0 120 80"><defs><style>.cls-1{fill:#c33;}.cls-1,.cls-2{stroke-width:0px;}</style></defs><path class="cls-1" data-name="Fl&#xe4;che" d="M10 10h100v60H10z"/></svg>`,
  },
  Figma: {
    'a clip path': figma(
      '<g clip-path="url(#clip0_12_34)"><path fill-rule="evenodd" clip-rule="evenodd" d="M1 1h9v9z" fill="#0F172A"/></g>',
      '<clipPath id="clip0_12_34"><rect width="120" height="80" fill="white"/></clipPath>',
    ),
    'a drop shadow': figma(
      '<g filter="url(#filter0_d_1_2)"><rect x="4" width="9" height="9" rx="2" fill="white"/></g>',
      '<filter id="filter0_d_1_2" x="0" y="0" width="17" height="17" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_2"/></filter>',
    ),
    'a photo as a pattern': figma(
      '<rect width="9" height="9" fill="url(#pattern0_1_2)"/>',
      `<pattern id="pattern0_1_2" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1_2" transform="scale(0.01)"/></pattern><image id="image0_1_2" width="1" height="1" preserveAspectRatio="none" xlink:href="${PNG}"/>`,
    ),
    'a background blur': figma(
      `<foreignObject x="-4" y="-4" width="28" height="28"><div ${HTML} style="backdrop-filter:blur(2px);clip-path:url(#bgblur_0_1_2_clip_path);height:100%;width:100%"></div></foreignObject><g data-figma-bg-blur-radius="4"><rect width="9" height="9" fill="white" fill-opacity="0.2"/></g>`,
      '<clipPath id="bgblur_0_1_2_clip_path" transform="translate(4 4)"><rect width="9" height="9"/></clipPath>',
    ),
    'an angular gradient': figma(
      `<g clip-path="url(#paint0_angular_1_2_clip_path)" data-figma-skip-parse="true"><g transform="matrix(0 0.01 -0.01 0 10 10)"><foreignObject x="-1000" y="-1000" width="2000" height="2000"><div ${HTML} style="background:conic-gradient(from 90deg,rgba(255,0,0,1) 0deg,rgba(0,0,255,1) 360deg);height:100%;width:100%;opacity:1"></div></foreignObject></g></g>`,
      '<clipPath id="paint0_angular_1_2_clip_path"><rect width="9" height="9"/></clipPath>',
    ),
    'a luminance mask': figma(
      '<mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="9" height="9"><path d="M0 0h9v9z" fill="white"/></mask><g mask="url(#mask0_1_2)"><path d="M0 0h9" stroke="#000"/></g>',
    ),
    gradients: figma(
      '<circle cx="5" cy="5" r="4" fill="url(#paint0_radial_1_2)"/>',
      '<radialGradient id="paint0_radial_1_2" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(5 5) rotate(90) scale(4)"><stop stop-color="#FFF"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>',
    ),
    'text that is kept': figma(
      '<text fill="black" xml:space="preserve" style="white-space: pre" font-family="Inter" font-size="12" letter-spacing="0em"><tspan x="4" y="16.8636">A&#x2019;s &lt;b&gt;</tspan></text>',
    ),
    'names of layers': figma('<g id="Frame 1"><path id="Vector (Stroke)" d="M1 1h9"/></g>'),
    'blend modes': figma(
      '<g style="mix-blend-mode:multiply" opacity="0.8"><rect width="9" height="9" fill="#0AF"/></g>',
    ),
  },
  Sketch: {
    'names of its own': sketch(
      '<g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd" sketch:type="MSPage"><g id="icon" sketch:type="MSArtboardGroup"/></g>',
      'xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"',
    ),
    'symbols as paths that are used': sketch(
      '<defs><path d="M1 1h9v9z" id="path-1"></path></defs><use id="Combined-Shape" fill="#000" xlink:href="#path-1"></use>',
    ),
    masks: sketch(
      '<defs><rect id="path-1" width="9" height="9"/></defs><g><mask id="mask-2" fill="white"><use xlink:href="#path-1"></use></mask><g id="Mask"></g><path d="M1 1h9" mask="url(#mask-2)"></path></g>',
    ),
    shadows: sketch(
      '<defs><filter x="-5%" y="-5%" width="110%" height="110%" filterUnits="objectBoundingBox" id="filter-3"><feOffset dx="0" dy="2" in="SourceAlpha" result="shadowOffsetOuter1"></feOffset><feMerge><feMergeNode in="shadowOffsetOuter1"/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs><g filter="url(#filter-3)"></g>',
    ),
    'gradients in percent': sketch(
      '<defs><linearGradient x1="50%" y1="0%" x2="50%" y2="100%" id="linearGradient-1"><stop stop-color="#FFFFFF" offset="0%"></stop><stop stop-color="#000" offset="100%"></stop></linearGradient></defs><rect fill="url(#linearGradient-1)" width="9" height="9"></rect>',
    ),
    'an embedded photo': sketch(
      `<defs><image id="image-1" width="1" height="1" xlink:href="${PNG}"></image></defs><use xlink:href="#image-1"/>`,
    ),
    'a pattern of a photo': sketch(
      `<defs><pattern id="pattern-1" width="1" height="1" x="-1" y="0" patternUnits="userSpaceOnUse"><use xlink:href="#image-2"></use></pattern><image id="image-2" width="1" height="1" xlink:href="${PNG}"></image></defs><rect fill="url(#pattern-1)" width="9" height="9"/>`,
    ),
    'text with a weight': sketch(
      '<text font-family="HelveticaNeue-Medium, Helvetica Neue" font-size="12" font-weight="400" fill="#4A4A4A"><tspan x="4" y="20">100 %</tspan></text>',
    ),
    'a polygon of many points': sketch(
      '<polygon id="Star" fill="#F5A623" points="60 60 44 69 47 50 34 37 52 34 60 18 68 34 86 37 73 50 76 69"></polygon>',
    ),
    'no declaration': `<svg ${BOX} ${SVG}><title>icons/close</title><g fill="none" fill-rule="evenodd">${SHAPE}</g></svg>`,
  },
}

export const DRAWINGS: ExportedDrawing[] = Object.entries(TEXTS).flatMap(([program, texts]) =>
  Object.entries(texts).map(([name, text]) => ({
    program: program as ExportedDrawing['program'],
    name,
    text,
  })),
)
