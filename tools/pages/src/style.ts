// The one style sheet of the pages. System fonts only, so that a page asks for nothing; colours are tokens, set once for
// light and once for dark; print is always light. Nothing is told by colour alone: each verdict has a shape and a word.

const light = `
--paper: #fcfbf8; --raised: #ffffff; --sunken: #f4f2ec; --ink: #1b1a17; --soft: #57534a; --line: #dcd8ce; --edge: #85806f;
--link: #1a4f8b; --pass: #17663a; --pass-tint: #e4f2e7; --fail: #a1241a; --fail-tint: #fbe7e3; --unsure: #7a4f00;
--unsure-tint: #faefd2; --absent: #57534a; --absent-tint: #eeebe3;`;

const dark = `
--paper: #151513; --raised: #1d1d1a; --sunken: #22211e; --ink: #eceae3; --soft: #b5b0a4; --line: #383630; --edge: #8b8678;
--link: #8fbcf0; --pass: #8ad6a3; --pass-tint: #173021; --fail: #ff9f94; --fail-tint: #3d1814; --unsure: #edc56a;
--unsure-tint: #362a0e; --absent: #b5b0a4; --absent-tint: #2a2925;`;

/** The text of the style sheet. */
export const style = `
:root { color-scheme: light dark; ${light}
--serif: Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, serif;
--sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif;
--mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
*, *::before, *::after { box-sizing: border-box; }
html { font: 100%/1.55 var(--sans); background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; padding: 3rem clamp(1rem, 4vw, 3rem) 4rem; max-width: 76rem; overflow-wrap: break-word; }
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.7rem, 1.2rem + 2.4vw, 2.75rem); letter-spacing: -0.015em; max-width: 24ch; }
h2 { font-size: 1.5rem; letter-spacing: -0.005em; }
h3 { font-size: 1.0625rem; }
h4 { font-size: 0.875rem; line-height: 1.4; margin: 1.25rem 0 0.375rem; }
p { margin: 0.75rem 0; max-width: 68ch; }
a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 0.06em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 2px; }
code, pre, .mono { font-family: var(--mono); font-size: 0.875em; font-variant-ligatures: none; }
code { overflow-wrap: anywhere; }
ul, ol { padding-left: 1.25rem; }
ul.plain { list-style: none; padding: 0; margin: 0; }
.eyebrow { margin: 0 0 0.75rem; font-size: 0.8125rem; letter-spacing: 0.02em; color: var(--soft); }
.lede { font-size: 1.0625rem; color: var(--soft); margin: 1rem 0 0; }
.soft { color: var(--soft); }
.small { font-size: 0.875rem; }
header { padding-bottom: 2rem; border-bottom: 1px solid var(--line); }
nav { margin-top: 1.5rem; font-size: 0.9375rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
nav a { display: inline-block; padding: 0.25rem 0; }
section { margin-top: 3rem; }
section > h2 + p { margin-top: 0.5rem; }
section section { margin-top: 1.75rem; }
footer { margin-top: 4rem; padding-top: 1.5rem; border-top: 1px solid var(--line); font-size: 0.875rem; color: var(--soft); }

.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr)); gap: 1rem 1.5rem; margin: 2rem 0 0; }
.figures > div { border-top: 3px solid var(--line); padding-top: 0.625rem; display: flex; flex-direction: column-reverse;
  justify-content: flex-end; }
.figures dt { font-size: 0.875rem; line-height: 1.4; color: var(--soft); }
.figures dd { margin: 0; font-family: var(--serif); font-size: 2rem; line-height: 1.15; font-variant-numeric: tabular-nums lining-nums; }
.figures .passed { border-color: var(--pass); } .figures .failed { border-color: var(--fail); }
.figures .inconclusive { border-color: var(--unsure); }
.figures code { font-size: 0.75rem; display: block; }

table { border-collapse: collapse; width: 100%; margin: 1.25rem 0 0; font-size: 0.9375rem; }
caption { text-align: left; color: var(--soft); font-size: 0.875rem; padding-bottom: 0.5rem; }
th, td { text-align: left; vertical-align: baseline; padding: 0.625rem 1rem 0.625rem 0; border-bottom: 1px solid var(--line); }
th:last-child, td:last-child { padding-right: 0; }
thead th { font-size: 0.8125rem; font-weight: 600; color: var(--soft); border-bottom-color: var(--edge); vertical-align: bottom; }
tbody th { font-weight: 600; }
tbody th .small { font-weight: 400; display: block; }
td p { margin: 0; } td p + p { margin-top: 0.5rem; }
tfoot th, tfoot td { font-weight: 600; border-bottom: 0; border-top: 1px solid var(--edge); }
.number { text-align: right; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
tr.upper th, tr.upper td { border-bottom: 0; padding-bottom: 0.125rem; } tr.lower td { padding-top: 0; }
.zero { color: var(--soft); }

.verdict { display: inline-flex; align-items: center; gap: 0.375em; padding: 0.0625em 0.5em 0.0625em 0.375em; border-radius: 0.3125em;
  font-size: 0.8125rem; font-weight: 600; line-height: 1.5; white-space: nowrap; }
.verdict svg, .number svg { width: 0.8125em; height: 0.8125em; flex: none; }
.number svg { margin-right: 0.375em; vertical-align: -0.04em; }
.passed.verdict { color: var(--pass); background: var(--pass-tint); } .failed.verdict { color: var(--fail); background: var(--fail-tint); }
.inconclusive.verdict { color: var(--unsure); background: var(--unsure-tint); }
.absent.verdict { color: var(--absent); background: var(--absent-tint); }
.number .passed { color: var(--pass); } .number .failed { color: var(--fail); } .number .inconclusive { color: var(--unsure); }
.number .failed, .number .inconclusive { font-weight: 700; }
.icon { fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }

.bar { display: block; width: 100%; max-width: 22rem; height: 4px; margin: 0.5rem 0 0.25rem; border-radius: 2px; background: var(--sunken); }
.bar .passed { fill: var(--pass); } .bar .failed { fill: var(--fail); } .bar .inconclusive { fill: var(--unsure); }

details { border-top: 1px solid var(--line); }
details:last-of-type { border-bottom: 1px solid var(--line); }
h2 + .list, h3 + .list { margin-top: 1rem; }
summary { cursor: pointer; padding: 0.625rem 0; font-weight: 600; list-style: none; display: flex; gap: 0.625rem; align-items: baseline; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ''; flex: none; width: 0.4375em; height: 0.4375em; border: solid currentColor; border-width: 0 0.14em 0.14em 0;
  transform: rotate(-45deg); transition: transform 120ms; translate: 0 -0.1em; }
summary > span:first-of-type { min-width: 0; overflow-wrap: anywhere; }
details[open] > summary::before { transform: rotate(45deg); translate: 0 -0.2em; }
summary .count { margin-left: auto; flex: none; max-width: 45%; font-weight: 400; color: var(--soft); font-size: 0.875rem; font-variant-numeric: tabular-nums; text-align: right; }
details > .inside { padding: 0 0 1.25rem 1.0625rem; }
@media (prefers-reduced-motion: reduce) { summary::before { transition: none; } }

.case { padding: 1.75rem 0 0; margin-top: 1.75rem; border-top: 1px solid var(--edge); }
.case header { border: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.375rem 0.75rem; align-items: center; }
.case header p, .case header h4 { margin: 0; } .case header h4 { font-size: 1.0625rem; }
.case .small { margin-top: 0.25rem; }
.case details { margin: 1.25rem 0 0; border-bottom: 0; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 0 1.5rem; }
pre { margin: 0; padding: 0.75rem 0.875rem; background: var(--sunken); border-radius: 4px; font-size: 0.8125rem; line-height: 1.5;
  white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; }

.facts { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: 0.375rem 1.5rem; margin: 1rem 0 0; font-size: 0.9375rem; }
.facts dt { color: var(--soft); } .facts dd { margin: 0; min-width: 0; }
.columns { columns: 17rem; column-gap: 2.5rem; }
.columns li { break-inside: avoid; padding: 0.1875rem 0; }

.graph { display: block; max-width: 100%; height: auto; margin: 1.5rem 0 0; }
.graph.narrow { display: none; }
.graph text { font-family: var(--sans); font-size: 13px; fill: var(--soft); }
.graph .name { font-family: var(--serif); font-size: 18px; font-weight: 600; fill: var(--ink); }
.graph .box { fill: var(--raised); stroke: var(--line); } .graph .gate .box { stroke: var(--edge); }
.graph .edge { fill: none; stroke: var(--edge); stroke-width: 1.5; } .graph .arrow { fill: var(--edge); }
.graph .passed { color: var(--pass); } .graph .passed text { fill: var(--pass); font-weight: 600; }

@media (max-width: 62rem) { .graph.wide { display: none; } .graph.narrow { display: block; } }
@media (max-width: 40rem) {
  body { padding-top: 1.75rem; }
  th, td { padding-right: 0.625rem; }
  table { font-size: 0.875rem; }
  .facts { grid-template-columns: 1fr; gap: 0; } .facts dd { margin-bottom: 0.625rem; }
  .stack thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .stack tr { display: block; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
  .stack th, .stack td { display: block; padding: 0; border: 0; }
  .stack td { margin-top: 0.25rem; }
}
.short { display: none; }
@media (max-width: 40rem) { .long { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } .short { display: inline-block; } }

@page { margin: 16mm 14mm; }
@media print {
  :root { color-scheme: light; ${light} --paper: #fff; }
  html { font-size: 10pt; } body { padding: 0; max-width: none; }
  nav { display: none; } a { color: inherit; text-decoration: none; }
  h1, h2, h3, h4, summary { break-after: avoid; } tr, .case header, .figures > div, .graph { break-inside: avoid; }
  section { margin-top: 2rem; } thead { display: table-header-group; }
  .verdict, .bar, .figures > div, .case { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
