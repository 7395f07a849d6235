import type { CoreLanguage } from '../../../engine/definition/types.ts';

/** How the printed page looks: A4, black on white, numbers of pages where the browser knows them. */
export const documentStyle = (language: CoreLanguage): string => `
@page { size: A4; margin: 22mm 20mm 20mm; @bottom-center { content: counter(page${language === 'fa' ? ', persian' : ''}); font: 9pt sans-serif; color: #5f6368; } }
@page :first { @bottom-center { content: none; } }
* { box-sizing: border-box; }
html { background: #fff; color: #1b1b1f; color-scheme: light; }
body { max-inline-size: 170mm; margin: 0 auto; padding: 12mm 5mm; font-size: 11pt; overflow-wrap: anywhere; }
:where([lang='fa']) { font-family: Vazirmatn, 'Segoe UI', Tahoma, Roboto, sans-serif; line-height: 1.9; }
:where([lang='en']) { font-family: Roboto, Calibri, 'Segoe UI', Arial, sans-serif; line-height: 1.6; }
a { color: inherit; text-decoration: none; }
a[href^='http'] { color: #1a56a8; }
.front { display: flex; flex-direction: column; min-block-size: 235mm; break-after: page; }
.front .format { margin: 30mm 0 0; padding-block-end: 4mm; border-block-end: 2pt solid #bd4941; color: #5f6368; }
h1, h2, h3, h4 { line-height: 1.35; break-after: avoid; overflow-wrap: break-word; text-wrap: balance; }
h1 { margin: 10mm 0 6mm; font-size: 22pt; }
.subtitle { margin: 0 0 8mm; font-size: 14pt; color: #45464f; text-wrap: balance; }
.front dl { margin-block-start: auto; }
h2 { margin: 10mm 0 3mm; padding-block-end: 1.5mm; border-block-end: 0.75pt solid #c9cad2; font-size: 15pt; }
h3 { margin: 6mm 0 2mm; font-size: 12.5pt; }
h4 { margin: 4mm 0 1mm; font-size: 11pt; }
p { margin: 0 0 3mm; orphans: 3; widows: 3; }
ul, ol { margin: 0 0 3mm; padding-inline-start: 8mm; }
li { margin-block-end: 1.5mm; }
ol:lang(fa) { list-style-type: persian; }
dl { display: grid; grid-template-columns: minmax(35mm, max-content) 1fr; margin: 0 0 4mm; }
dt, dd { margin: 0; padding: 1.5mm 0; border-block-end: 0.5pt solid #e2e3e9; }
dt { max-inline-size: 60mm; padding-inline-end: 6mm; color: #5f6368; }
table { break-inside: avoid; inline-size: 100%; margin: 0 0 5mm; border-collapse: collapse; font-size: 9.5pt; line-height: 1.45; }
th, td { padding: 1.5mm 2mm; border: 0.5pt solid #c9cad2; text-align: start; vertical-align: top; }
th { background: #f2f3f7; font-weight: 600; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
tfoot td { font-weight: 700; background: #f2f3f7; }
.schedule { table-layout: fixed; }
.schedule th, .schedule td { padding-inline: 1mm; }
.schedule .period { font-size: 7.5pt; text-align: center; }
.active { background: #bd4941; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.references { padding: 0; }
.references li { break-inside: avoid; margin-inline-start: 9mm; }
.references li:lang(en) { list-style-type: decimal; }
.references li:lang(fa) { list-style-type: persian; }
.references.plain { list-style: none; }
.references.plain li { text-indent: -9mm; list-style-type: none; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
@media print { body { max-inline-size: none; margin: 0; padding: 0; } }
`;
