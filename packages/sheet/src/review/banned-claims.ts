/**
 * Claims that REACH Annex II, Part A, 0.2.4 and CLP Article 25(4) ban by name, and similar ones, in the languages that
 * a user may type. Harmless by treatment ("无害化") is not a claim.
 */
const patterns: readonly RegExp[] = [
  /\b(?:may be dangerous|no health effects|safe under most conditions of use|harmless|non-?toxic|environmentally friendly|eco-?friendly|not hazardous to health)\b/i,
  /(?<!\p{L})(?:ungiftig|nicht giftig|unschädlich|harmlos|umweltfreundlich|gesundheitlich unbedenklich)(?:e[mnrs]?)?(?!\p{L})/iu,
  /(?<!\p{L})(?:non toxiques?|non nocifs?|inoffensi(?:f|fs|ve|ves)|sans danger pour la santé|respectueu(?:x|se|ses) de l[’']environnement)(?!\p{L})/iu,
  /(?<!\p{L})(?:no tóxic[oa]s?|inocu[oa]s?|inofensiv[oa]s?|respetuos[oa]s? con el medio ambiente)(?!\p{L})/iu,
  /(?<!\p{L})(?:non tossic[oai]|non tossiche|innocu[oai]|innocue|rispettos[oai] dell[’']ambiente)(?!\p{L})/iu,
  /(?<!\p{L})(?:não tóxic[oa]s?|inofensiv[oa]s?|inócu[oa]s?|amig[oa] do ambiente)(?!\p{L})/iu,
  /(?<!\p{L})(?:niet[- ]?giftige?|niet[- ]toxische?|onschadelijke?|milieuvriendelijke?)(?!\p{L})/iu,
  /(?<!\p{L})(?:nietoksyczn\p{L}*|nieszkodliw\p{L}*|przyjazn\p{L}* dla środowiska)(?!\p{L})/iu,
  /(?<!\p{L})(?:toksik değil(?:dir)?|zararsız(?:dır)?|çevre dostu(?:dur)?|çevreye zarar vermez)(?!\p{L})/iu,
  /无毒|無毒|(?:无害|無害)(?!化)|对环境友好|環境にやさしい/u,
  /غير سام|غير ضار|صديق للبيئة/u,
];

const maxRemembered = 10_000;
const remembered = new Map<string, boolean>();

/**
 * True if a text plays hazards down in words that the law bans. Cached, because each sheet repeats the same sentences.
 */
export function hasBannedClaim(text: string): boolean {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const isBanned = patterns.some((pattern) => pattern.test(text));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(text, isBanned);
  return isBanned;
}
