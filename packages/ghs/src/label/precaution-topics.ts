/** The topic of a P-statement. Each number is its own topic, except those that say the same thing. */
const shared: Readonly<Record<string, readonly string[]>> = {
  instructions: ['P201', 'P202', 'P203'],
  breathing: ['P260', 'P261'],
  coolness: ['P235', 'P411', 'P411+P235'],
  swallowed: ['P301+P310', 'P301+P312', 'P301+P330+P331', 'P301+P316', 'P301+P317', 'P330'],
  skin: [
    'P302+P334',
    'P302+P335+P334',
    'P302+P352',
    'P302+P361+P354',
    'P303+P361+P353',
    'P361+P364',
    'P362+P364',
    'P363',
  ],
  'skin, doctor': ['P332+P313', 'P333+P313', 'P332+P317', 'P333+P317'],
  eyes: ['P305+P351+P338', 'P305+P354+P338'],
  'eyes, doctor': ['P337+P313', 'P337+P317'],
  exposed: ['P308+P311', 'P308+P313', 'P308+P316', 'P318'],
  doctor: ['P310', 'P311', 'P312', 'P314', 'P316', 'P317', 'P319'],
  fire: ['P370+P378', 'P370+P372+P380+P373', 'P370+P380+P375', 'P370+P380+P375[+P378]'],
  place: ['P403', 'P403+P233', 'P403+P235', 'P410+P403'],
};

const topics: ReadonlyMap<string, string> = new Map(
  Object.entries(shared).flatMap(([topic, codes]) => codes.map((code): [string, string] => [code, topic])),
);

export const topicOf = (code: string): string => topics.get(code) ?? code;

/**
 * Topics that a label must cover if ECHA recommends a statement on them at any level: first aid for every way of
 * exposure, instructions before use of a CMR, keeping the product out of water, and prevention of self-decomposition.
 */
export const vitalTopics: ReadonlySet<string> = new Set([
  'instructions',
  'P280',
  'swallowed',
  'skin',
  'skin, doctor',
  'eyes',
  'eyes, doctor',
  'P304+P340',
  'P342+P311',
  'P342+P316',
  'exposed',
  'P331',
  'P273',
  'coolness',
  'P420',
]);

/** Topics that the label must cover if the hazard has the signal word Danger. */
export const vitalInDanger: ReadonlySet<string> = new Set(['breathing', 'P284', 'doctor']);
