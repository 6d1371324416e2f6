import { createHash } from 'node:crypto';
import { escapeMarkup } from './html-text.ts';

/** Style of a sheet as a web page, for phones, dark mode and paper. */
const sheetStyle = `:root{color-scheme:light dark;--ink:#16222b;--soft:#4c5964;--accent:#0d5f6e;--ground:#fff;--tint:#e4f1f3;--hair:#dde3e7;--danger:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#e5ebef;--soft:#a9b5be;--accent:#7ccbd7;--ground:#0f161b;--tint:#14323a;--hair:#2a353e;--danger:#ff9d94}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:56rem;padding:1rem;color:var(--ink);background:var(--ground);font:1rem/1.5 system-ui,"Noto Sans",sans-serif;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2;margin:.25rem 0}
h2{font-size:1.15rem;margin:2rem 0 .75rem;padding:.5rem .75rem;background:var(--tint);border-inline-start:4px solid var(--accent)}
h3{font-size:1rem;color:var(--accent);margin:1.25rem 0 .5rem}
p,ul,ol,dl{margin:.5rem 0}
ul,ol{padding-inline-start:1.25rem}
a{color:var(--accent)}
.law,.caption{color:var(--soft);font-size:.9rem}
.facts,.fields{display:grid;gap:.25rem 1rem}
.facts{grid-template-columns:repeat(auto-fit,minmax(11rem,1fr))}
.fields>div{border-top:1px solid var(--hair);padding:.35rem 0}
dt{color:var(--soft);font-size:.9rem}
dd{margin:0}
.table{overflow-x:auto;margin:.75rem 0}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:start;font-weight:600;color:var(--soft);padding-bottom:.25rem}
th,td{text-align:start;vertical-align:top;white-space:pre-line;padding:.35rem .5rem;border-bottom:1px solid var(--hair);font-weight:inherit;min-width:6rem}
thead th{background:var(--tint);font-weight:600}
.pictograms{display:flex;flex-wrap:wrap;gap:.75rem;list-style:none;padding:0}
.pictograms svg{display:block;width:4.5rem;height:4.5rem;background:#fff}
.signal{color:var(--danger);font-weight:700;font-size:1.25rem}
.parts ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:1.25rem}
article+article{margin-top:3rem;border-top:4px solid var(--accent);padding-top:1rem}
.urgent ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.75rem}
.urgent a{display:inline-block;padding:.75rem 1rem;border:2px solid var(--danger);border-radius:.5rem;color:var(--danger);font-weight:700;text-decoration:none}
.label{border:2px solid var(--ink);border-radius:.5rem;padding:0 1rem .5rem;margin-top:1rem}
.boxed{border:2px solid var(--danger);padding-block:.5rem;font-weight:600}
.missing{color:var(--soft);font-style:italic}
@media (min-width:44rem){.fields>div{display:grid;grid-template-columns:15rem 1fr;gap:1rem}}
@media print{.parts{display:none}article+article{break-before:page;border:0}body{max-width:none;padding:0;font-size:9pt}h2,h3{break-after:avoid}tr,li{break-inside:avoid}thead{display:table-header-group}}`;

/** Content security policy: allows this one style and nothing else. */
export const sheetPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sheetStyle).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** The head of a page that shows a sheet, or says why it does not. `title` is markup. */
export const sheetHead = (title: string): string => `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(sheetPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${sheetStyle}</style>
`;
