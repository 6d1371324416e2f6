// Expressions that take polynomial time or could not be judged, with the reason why their texts are bounded. None can
// take exponential time: that is judged anyway.
export const bounded = [
  {
    texts: "The product's own: names of laws and of dangerous goods, notations of classes, sentences with their marks.",
    expressions: [/[A-Za-z]+$/, /\|+$/, /((?<=\d): (?=[<>≤≥\d])|(?<=^\s*[\d.]+): (?=\p{L}))/u],
  },
  {
    texts:
      "Objects of a PDF as the typesetter writes them; of the user's texts they hold title and author, 500 characters each.",
    expressions: [
      /<pdfaExtension:schemas><rdf:Bag>([\s\S]*?)<\/rdf:Bag><\/pdfaExtension:schemas>/,
      /<rdf:li rdf:parseType="Resource"><pdfaProperty:category>(?:(?!<\/rdf:li>)[^])*<pdfaProperty:name>(\w+)<(?:(?!<\/rdf:li>)[^])*<\/rdf:li>/g,
      /<rdf:li rdf:parseType="Resource"><pdfaSchema:(?:(?!pdfaProperty:|<\/pdfaSchema:property>)[^])*<\/pdfaSchema:property><\/rdf:li>/g,
      /<xmpMM:History>[^]*?<\/xmpMM:History>|<pdf:PDFVersion>[^<]*<\/pdf:PDFVersion>/g,
      / +xmlns:(\w+)="[^"]*"/g,
      /\/MediaBox \[\S+ \S+ \S+ (\S+?)\]/,
      /\/MediaBox \[([^\]]*)\]/,
      /\/Resources (<<[^]*>>)\s*\/MediaBox/,
      /(\/Alt [^\n]*\n>> BDC\nq\n[^]*?\nW\nn\n)(q\n([-\d. ]+ cm\n)[^]*?Q\n)(Q\nEMC\n)/g,
      /-?\d+\.\d+/g,
      /\/ColorSpace <<[^>]*>>/,
      /(\d+) 0 R/g,
      /\d+ 0 R/g,
      /\/Headers \[[^\]]*\]/,
      /<< \/O \/Table \/Headers \[[^\]]*\] >> ?/,
      /\/K \[([^\]]*)\]/,
      /\/K \[[^\]]*\]/,
    ],
  },
  {
    texts: 'Cells of an imported table: at most 1,000 characters each, by `importLimits` of packages/imports.',
    expressions: [/[:：*\s]+$/g, /\(([^()]{1,12})\)\s*:?\s*$/, /\s*-\s*/g, /[:=%\s]+$/g],
  },
  {
    texts: 'Formats of numbers in a workbook: at most 255 characters, cut off before they are read.',
    expressions: [/"[^"]*"|\\.|\[[^\]]*\]/g],
  },
  {
    texts: 'Of a draft: at most 1,000 characters by the `.max()` of each text in packages/sheet/src/draft/draft.ts.',
    expressions: [
      /^(.+?)\s+((?:EUH|AUH|H)\d{3}[A-Za-z]*)(?:\s+\((.+)\))?$/,
      /\d[\d.,]*\)?%?$/u,
      /\s*\+\s*/g,
      /^(?:https?:\/\/)?[^\s/.@]+(?:\.[^\s/.@]+)+(?:[/?#]\S*)?$/i,
      /0+$/,
      /\bhardener.*(?:paint|coating|lacquer|varnish|primer)/i,
      /\bprinting inks?\b.*\b(?:thinners?|solvents?|reducers?|removers?)\b/i,
      /\b(?:thinn(?:ers?|ing)|(?:paint|lacquer|varnish|enamel)\b.*\b(?:removers?|strippers?|reducers?|driers?)\b)/i,
      /\.?0+$/,
      /\.0*$|(\.\d*?)0+$/,
      /(?:paint|lacquer|varnish|enamel)s?[ -]?(?:strip|remov)|abbeiz|décapant|décapage|decapante de pintura|quitapinturas|sverniciat|verfafbijt|afbijtmiddel|usuwani\w* (?:farb|lakier)|removedor de tinta|decapagem|boya sökücü|脱漆|剥離剤|مزيل (?:ال)?طلاء/iu,
      /(?<!\p{L})(?:nietoksyczn\p{L}*|nieszkodliw\p{L}*|przyjazn\p{L}* dla środowiska)(?!\p{L})/iu,
      /(?<!\d)24(?!\d)|\d\s?[-–]\s?\d{1,2}:?\d*\s?h|\d:\d\d|(?<!\p{L})(?:h|hrs?|hours?|am|pm|heures?|std|stunden|uhr|hor[ae]s?|ore|uur|godz\p{L}*|saat)(?!\p{L})|小时|時間|ساع/iu,
      /\([^()]*[a-z][^)]*\)/,
      /(?:wywoł\p{L}*|sprowok\p{L}*|prowok\p{L}*) wymiot/iu,
      /(?:ستح|ح)ث.*(?:القيء|التقيؤ)|تحريض القيء/iu,
      /di\w*amine/i,
      /peracetic|performic|perpropionic|peroxy\w* acid|per\w+oic acid/i,
      /^(?!oxirane,.*polymer with oxirane|.*diacrylate).*(?:epoxid|epoxy|epoxipropoxi|glycidyl|oxirane|epichlorohydrin)/,
      /ethoxylat|laureth|lauryl|alkylbenzene ?sul|betaine|inner salts?\b|glucoside|glucopyranose|quaternary|quaternised|quaternized|alkonium|soap|amine oxide|n-oxides|(?:sulfonic acids?|alkyl esters|fatty acids),.*\bsalts?$|benzenesul(?:f|ph)onate|sulfonated|dodecyl sul(?:f|ph)ate|etasulfate|docusate|sarcosinate/,
      /^(?!.*(?:phosphate|phosphoric)).*(?:phenol(?!.*ethoxyl)|cresol|resorcinol|hydroquinone|catechol)/,
      /^(?!.*(?:polymer|reaction products)).*(?:aldehyde|glutaral|glyoxal|furfural|citral|formalin)/,
      /^(?!.*(?:silica|melamine|rhodamine|nitros|nitroaniline|chloride\b|sul(?:f|ph)ate\b|amide\b|acryloyl|oxo)).*(?:amine\b|amino|piperazine|morpholine|pyridine(?!-2-thiol)|aniline|triazine-1,3,5-triethanol|diazabicyclo)/,
      /^(?!.*reaction products).*(?:dichlorometh|methylene chloride|chloroeth|chloroform|chlorobenz|chlorotoluene|benzyl chloride|bromoprop|trichlor|tetrachlor|carbon tetra)/,
      /glycol|(?:meth|eth|prop|but|hex|phen)oxy.*(?:ethan|propan)|diol\b|\bglycerol|glycerin/,
      /^(?!.*(?:bromo|nitroso|oxa|chlor|resin)).*(?:(?:pent|hex|hept|oct|non|dec)anes?\b|cyclohexane\b|white spirit|stoddard|naphtha|petroleum|kerosine|kerosene|paraffin|mineral oil|distillate|alkanes|limonene|terpen|turpentine|pinene|hydrocarbons)/,
      /^(?!silicic).*acid(?!.*\bsalts?\b)|anhydride|(?<!ammonium )chloride$|bisul(?:f|ph)ate|hydrogen\s?sul(?:f|ph)ate/i,
      / \(.*\)$/,
      /^[. ]+|[. ]+$/gu,
    ],
  },
  {
    texts: 'What an operator sets, and what a user pastes into the own browser.',
    expressions: [/\/+$/, /\t|[\r\n]+\S/],
  },
  {
    texts: 'An address of the network, which has no line break; the page of a fault, 2,000 characters by its schema.',
    expressions: [
      /%.*$/,
      /(token=|\/(?:confirmation|reset-password|promoconfirmation|phoneconfirmation|team-invitation)\/)[^\s&"'/]+/g,
    ],
  },
];

/**
 * Files that construct such expressions as they load, or are compiled from data with them. Their texts are sentences of
 * a sheet with at most 1,000 characters of a user's text.
 */
export const boundedWhereBuilt = [
  'packages/phrases/src/generated/ja/language.ts',
  'packages/phrases/src/generated/zh/language.ts',
  'packages/phrases/src/left-to-right-runs.ts',
  'packages/print/src/layout/bound-words.ts',
  'packages/sheet/src/product/functional-class.ts',
];

/** Constructed when called, from constant parts; `text` is part of the call. */
export const builtLater = [
  // A class of characters of a font.
  { path: 'packages/print/src/layout/typeface.ts', text: "new RegExp(covers, 'u')" },
  // Expressions in data, as the build reads them. The compiled modules are judged.
  { path: 'packages/data/src/phrases/language-form.ts', text: "new RegExp(text, 'gu')" },
  { path: 'packages/data/src/phrases/language-module.ts', text: "new RegExp(find, 'gu')" },
  { path: 'packages/data/src/phrases/read-variant.ts', text: "new RegExp(fromStart, 'gu')" },
  { path: 'packages/data/src/phrases/vague-answers.ts', text: "new RegExp(pattern, 'iu')" },
  { path: 'packages/data/src/phrases/language-module.ts', text: "new RegExp(where, 'u')" },
  // A word for a colour, and letters that may follow it.
  { path: 'packages/sheet/src/sections/09-properties/colours-in.ts', text: "new RegExp(word, 'u')" },
  { path: 'packages/sheet/src/sections/09-properties/colours-in.ts', text: '${forms}' },
];
