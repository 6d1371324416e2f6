import type { PdfStream } from './pdf-objects.ts';

const extensionNamespaces = [
  'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"',
  'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"',
  'xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
].join(' ');

/** PDF/A requires the file to describe every schema that is not its own. */
const identificationSchema = [
  '<rdf:li rdf:parseType="Resource">',
  '<pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>',
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>',
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>',
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">',
  '<pdfaProperty:category>internal</pdfaProperty:category>',
  '<pdfaProperty:description>PDF/UA version identifier</pdfaProperty:description>',
  '<pdfaProperty:name>part</pdfaProperty:name>',
  '<pdfaProperty:valueType>Integer</pdfaProperty:valueType>',
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>',
].join('');
const schemas = /<pdfaExtension:schemas><rdf:Bag>([\s\S]*?)<\/rdf:Bag><\/pdfaExtension:schemas>/;
/** The description of one property; the typesetter describes some properties that it does not write. */
const property =
  /<rdf:li rdf:parseType="Resource"><pdfaProperty:category>(?:(?!<\/rdf:li>)[^])*<pdfaProperty:name>(\w+)<(?:(?!<\/rdf:li>)[^])*<\/rdf:li>/g;
/** A schema without remaining properties. */
const emptySchema =
  /<rdf:li rdf:parseType="Resource"><pdfaSchema:(?:(?!pdfaProperty:|<\/pdfaSchema:property>)[^])*<\/pdfaSchema:property><\/rdf:li>/g;
/** The history of the file, and the repeated PDF version. */
const unasked = /<xmpMM:History>[^]*?<\/xmpMM:History>|<pdf:PDFVersion>[^<]*<\/pdf:PDFVersion>/g;
const namespace = / +xmlns:(\w+)="[^"]*"/g;
const description = (attributes: string, content: string) =>
  `<rdf:Description rdf:about="" ${attributes}>${content}</rdf:Description>`;

export const isMetadata = ({ raw }: PdfStream): boolean =>
  raw.includes('/Subtype /XML') && raw.includes('<?xpacket begin');

/**
 * Adds to the metadata that the file follows PDF/UA-1. The typesetter writes the tags for it but can name only one
 * standard. Moves the schemas to a description of their own before their use, since some readers refuse them elsewhere.
 */
export function markAccessible({ raw }: PdfStream): Buffer {
  const start = raw.indexOf('stream\n') + 'stream\n'.length;
  const written = raw.subarray(start, raw.lastIndexOf('endstream')).toString('utf8').trimEnd();
  const metadata = written.replace(unasked, '');
  const [found = '', known = ''] = schemas.exec(metadata) ?? [];
  const used = known
    .replace(property, (entry, name: string) => (metadata.includes(`:${name}>`) ? entry : ''))
    .replace(emptySchema, '');
  const extension = `<pdfaExtension:schemas><rdf:Bag>${used}${identificationSchema}</rdf:Bag></pdfaExtension:schemas>`;
  const plain = metadata.replace(found, '');
  const marked = plain
    .replace(namespace, (declared, prefix: string) => (plain.includes(`<${prefix}:`) ? declared : ''))
    .replace(
      '</rdf:RDF>',
      [
        description(extensionNamespaces, extension),
        description('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"', '<pdfuaid:part>1</pdfuaid:part>'),
        '</rdf:RDF>',
      ].join(''),
    );
  const length = Buffer.byteLength(marked);
  const dictionary = raw
    .subarray(0, start)
    .toString('latin1')
    .replace(/\/Length \d+/, `/Length ${length}`);
  return Buffer.from(`${dictionary}${marked}\nendstream\nendobj\n`);
}

const preferences = '/ViewerPreferences <<';
const page = '/Type /Page\n';
const showsTitle = '/DisplayDocTitle';
/** Its absence means the same, and some readers report the entry as a syntax error. */
const notSuspect = '/Suspects false';

/**
 * Turns the last table rows, which the typesetter keeps together as a footer, into ordinary rows. Sets the tab order of
 * the pages to that of their structure, and makes viewers show the title instead of the file name.
 */
export function accessibleObjects(text: string): string {
  const marked = text
    .replaceAll('/S /TFoot', '/S /TBody')
    .replaceAll(page, `${page}/Tabs /S\n`)
    .replace(notSuspect, '');
  return marked.includes(showsTitle) ? marked : marked.replace(preferences, `${preferences} ${showsTitle} true`);
}
