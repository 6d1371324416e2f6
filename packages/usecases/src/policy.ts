/**
 * The numbers that the business decides. Each is set only here; texts that show one compute it from here. Limits of a
 * single request, such as the bytes of a logo, are part of its schema in `packages/contract`.
 */
export const policy = {
  /**
   * Amounts in minor units of the currency, which `packages/phrases/src/currency.ts` sets. The operator can set other
   * prices in `prices.json` in the data folder; prices that staff set override both.
   */
  prices: {
    firstLanguageMinor: 8_500,
    /** Percentage of the price of the first language. */
    furtherLanguagePercent: 50,
    internalUserMinor: 500,
    /** A report for all lists, for one industry, and without a choice of industries. */
    galleriaAllMinor: 20_000,
    galleriaIndustryMinor: 2_500,
    galleriaMinor: 7_500,
    erSubscriptionMinor: 45_500,
    erSingleMinor: 170_625,
    /** Smallest amount that the card provider charges. A lower price is waived. */
    smallestChargeMinor: 50,
    /** Promo codes do not apply to a sheet that costs less. */
    promoFromMinor: 2_500,
  },
  /** Shown to the buyer before payment. No tax is added to the price. */
  sale: { seller: 'GoSDS', taxPercent: 0 },
  /**
   * How long invoices are kept if the operator names no other law in `seller.json`. Each Member State sets the period;
   * ten years is the longest, set by France. From knowledge: the acts were not read.
   */
  invoicesKept: { years: 10, law: 'Directive 2006/112/EC, Articles 244 and 247; Code de commerce, Article L123-22' },
  /** From this number of industries on, a report costs as much as one for all lists. */
  galleria: { industriesBelow: 8 },
  /** Time limit for the chemist to sign a paid sheet. */
  chemist: { dueAfterHours: 72 },
  /** A yearly service whose renewal was not paid continues for the grace period. */
  emergencyResponse: { singlePaymentYears: 5, graceDays: 14 },

  sessions: { rememberedDays: 30, notRememberedHours: 12, idleHours: 2 },
  links: {
    confirmEmailMinutes: 24 * 60,
    resetPasswordMinutes: 30,
    promoMinutes: 24 * 60,
    phoneCodeMinutes: 10,
    wrongPhoneCodes: 5,
  },
  /**
   * This many failures lock an address for a minute; each further failure doubles the time. Each `fadeMinutes`, one
   * failure is forgotten.
   */
  loginLock: { failures: 10, fadeMinutes: 30, maxMinutes: 60 },
  /**
   * The shortest time of a response to sign-up and to requests that mail a link: longer than hashing a password and
   * sending a mail usually take.
   */
  evenAnswerMs: 500,

  /** How long unpaid data is kept. Paid data is kept for ever. */
  retention: {
    /** A deleted draft can be restored until then. */
    deletedDraftDays: 30,
    /** The draft stays and can make the sheet again. */
    unpaidSheetDays: 30,
    unpaidSheetsPerUser: 100,
    /** A sheet replaced by a newer preview of its draft. */
    replacedSheetMinutes: 15,
    /** A logo that no draft and no sheet uses. */
    unusedLogoDays: 1,
    temporaryPdfMinutes: 60,
    endedSessionDays: 30,
    expiredLinkDays: 7,
    doneJobDays: 30,
    /** Of the service, of pages and of jobs each. */
    errorLogEntries: 10_000,
    /** Fourteen months, the longest period that GA4 offers by default. */
    analyticsEventDays: 425,
    mailboxMails: 500,
    /** Effects of changed lists and laws on sheets. */
    watchFindingDays: 730,
    /** Daily counts of calls with a key of the public API. */
    keyUseDays: 400,
    /** A program that repeats an order after this time orders again, but its draft still has only one order. */
    orderKeyDays: 30,
    /** Deliveries to webhooks, and their attempts. */
    webhookDays: 30,
    /** An export of the account's data. */
    exportDays: 7,
  },
  exports: {
    /** Per account in 24 hours. */
    perDay: 3,
    /** A repeated request within this time gets the same file. */
    sameForMinutes: 60,
  },
  apiKeys: {
    perUser: 20,
    /** After a rotation the old key stays valid this long. */
    overlapHours: 24,
    /** The settings page counts calls over this many days. */
    callsOfDays: 30,
  },
  webhooks: {
    perUser: 10,
    /** After a rotation both secrets sign events for this long. */
    overlapHours: 24,
    /** Pauses before each further attempt: 33 hours in total. */
    againAfterSeconds: [5, 300, 1_800, 7_200, 18_000, 36_000, 54_000],
    /** After this many events in a row whose every attempt failed, an endpoint is switched off. */
    offAfterFailures: 3,
  },
  watch: {
    /** Sheets examined in one step: a few seconds. */
    sheetsAStep: 40,
    namesInMail: 10,
    /** Rows shown on the page. */
    listed: 200,
  },
  team: { members: 100, invitationDays: 7 },
  /** More than a person would ever write; only programs reach it. */
  draftQuota: { drafts: 500, bytes: 64_000_000 },

  /** The maximum number of rows in a response. */
  listed: {
    drafts: 500,
    orders: 100,
    staffOrders: 300,
    sessions: 100,
    substanceMatches: 20,
    groupStandards: 200,
    keyActs: 20,
    webhookDeliveries: 30,
  },
  /** PDFs of drafts kept in memory for the live page; about 100 KB each. */
  keptDraftPdfs: 40,
  /** PDFs of reports kept in memory for their preview; up to 1 MB each. */
  keptReportPdfs: 10,
  /** Browsers cache the public page of a sheet for this long, also after it was closed. */
  publicPageCacheDays: 1,

  /**
   * What the service keeps of searches of chemicals: the texts asked last with so many found chemicals together (some
   * 50 MB), and what is shown of so many (some 30 MB). A new load is noticed after `stateForMs`.
   */
  chemicalMemory: { found: 400_000, summaries: 20_000, longestPattern: 200, stateForMs: 1_000 },
  /** What the service keeps of sessions, only for calls that read nothing of an account. */
  sessionMemory: { forMs: 1_000, most: 5_000 },
  /** Limits with `isCountedTogether` are written so often for each user. */
  countsTogether: { forMs: 1_000, most: 5_000 },
  rateLimits: {
    /** All requests from one IP address. High enough for an office behind one address. */
    requestsPerAddress: { name: 'request:ip', max: 1_500, perSeconds: 60 },
    loginsPerAddress: { name: 'login:ip', max: 100, perSeconds: 300 },
    signupsPerAddress: { name: 'signup:ip', max: 60, perSeconds: 3_600 },
    signupsPerEmail: { name: 'signup:email', max: 10, perSeconds: 3_600 },
    linkMailsPerAddress: { name: 'account-mail:ip', max: 60, perSeconds: 3_600 },
    linkMailsPerEmail: { name: 'account-mail:email', max: 5, perSeconds: 3_600 },
    /** For a password that is asked again inside the account. */
    passwordTriesPerUser: { name: 'own-password:user', max: 10, perSeconds: 900 },
    /** Invitations go to addresses that may never have heard of us. */
    invitationsPerUser: { name: 'invitation:user', max: 30, perSeconds: 24 * 3_600 },
    /** By whatever users: many accounts could write to one address. */
    invitationsPerRecipient: { name: 'invitation:to', max: 6, perSeconds: 24 * 3_600 },
    /** For the public API. Slow calls also have limits per user, the same as in the web app. */
    callsPerKey: { name: 'api:key', max: 600, perSeconds: 60 },
    refusedKeysPerAddress: { name: 'api-refused:ip', max: 60, perSeconds: 600 },
    linksUsedPerAddress: { name: 'link:ip', max: 60, perSeconds: 3_600 },
    /**
     * For visitors who are not signed in: enough for several people behind one address, too few to copy the catalogue.
     */
    visitorSearchesPerAddress: { name: 'visitor-search:ip', max: 300, perSeconds: 600 },
    visitorSubstancesPerAddress: { name: 'visitor-substance:ip', max: 120, perSeconds: 600 },
    samplePagesPerAddress: { name: 'sample-pages:ip', max: 300, perSeconds: 600 },
    /** Each code costs money and goes to the owner of the number. */
    codesPerPhone: { name: 'phone-code:phone', max: 3, perSeconds: 3_600 },
    codesPerAddress: { name: 'phone-code:ip', max: 20, perSeconds: 3_600 },
    /** Keeps one address from using up the codes for all. */
    codesPerAddressADay: { name: 'phone-code:ip-day', max: 40, perSeconds: 24 * 3_600 },
    /** For all callers together: somebody with premium-rate numbers could request codes from many addresses. */
    codesOfAll: { name: 'phone-code:all', max: 500, perSeconds: 24 * 3_600 },
    logosPerUser: { name: 'logo:user', max: 60, perSeconds: 3_600 },
    documentsPerUser: { name: 'document:user', max: 240, perSeconds: 600 },
    draftPagesPerUser: { name: 'draft-pages:user', max: 600, perSeconds: 600 },
    /** Test events, and events sent again by hand. */
    webhookTriesPerUser: { name: 'webhook-try:user', max: 60, perSeconds: 600 },
    /** Products that programs classify, inspect or audit. */
    productsPerUser: { name: 'product:user', max: 600, perSeconds: 600 },
    reviewsPerUser: { name: 'review:user', max: 120, perSeconds: 600 },
    /** The page of coming law sends one request for each sheet of the account. */
    lawAheadPerUser: { name: 'law-ahead:user', max: 600, perSeconds: 600 },
    hazardCodesPerUser: { name: 'hazard-codes:user', max: 240, perSeconds: 600 },
    goodsSuggestionsPerUser: { name: 'goods-suggestions:user', max: 240, perSeconds: 600 },
    chemicalSearchesPerUser: { name: 'chemical-search:user', max: 1_200, perSeconds: 600, isCountedTogether: true },
    chemicalChecksPerUser: { name: 'chemical-check:user', max: 120, perSeconds: 600 },
    /** A check of 1,000 lines sends a hundred requests. */
    listMatchesPerUser: { name: 'list-match:user', max: 6_000, perSeconds: 600 },
    chemicalsPerUser: { name: 'chemical:user', max: 1_200, perSeconds: 600 },
    /** Each request compares two whole lists. */
    listDifferencesPerUser: { name: 'list-difference:user', max: 240, perSeconds: 600 },
    reportOrdersPerUser: { name: 'report-order:user', max: 120, perSeconds: 600 },
    reportsPerUser: { name: 'report:user', max: 120, perSeconds: 600 },
    labelsPerUser: { name: 'label:user', max: 240, perSeconds: 600 },
    documentMailsPerUser: { name: 'document-mail:user', max: 60, perSeconds: 3_600 },
    documentMailsPerRecipient: { name: 'document-mail:to', max: 6, perSeconds: 3_600 },
    /** Enough for mistyped cards, too few to test stolen ones. */
    paymentsPerUser: { name: 'pay:user', max: 60, perSeconds: 3_600 },
    /** Enough for mistyped promo codes, too few to guess one. */
    promoTriesPerUser: { name: 'promo:user', max: 60, perSeconds: 3_600 },
    /** Checkout asks for the price with a code each time it is shown. */
    promoQuotesPerUser: { name: 'promo-quote:user', max: 300, perSeconds: 3_600 },
    errorReportsPerAddress: { name: 'log-error:ip', max: 30, perSeconds: 60 },
  },
  /** Administrators get a mail when only this many codes are left for the day, and another when none is left. */
  fewCodesLeft: 100,
  /**
   * Limits of waiting work. For one user: all pages of a sheet at once. A sheet waits no longer than users and proxies
   * do; what waits takes about a megabyte each.
   */
  queues: {
    sheets: { maxWaiting: 400, maxWaitingPerUser: 12, maxWaitMs: 30_000 },
    reports: { maxWaiting: 40, maxWaitingPerUser: 4 },
    pages: { maxWaiting: 400, maxWaitingPerUser: 60 },
    structures: { maxWaiting: 100, maxWaitingPerUser: 4, maxWaitMs: 20_000 },
  },
  /** Time of the processes that read structures, for one person. A list of 1,000 usual structures takes one second. */
  structureTime: { maxMs: 20_000, perSeconds: 60 },

  payments: {
    /** Pauses before each question about a payment. The first leaves the paying request the time it needs. */
    questionAfterSeconds: [120, 600, 3_600],
    laterQuestionsAfterSeconds: 6 * 3_600,
    /** The card provider keeps idempotency keys for 24 hours. Later, the same request could charge again. */
    repeatChargeWithinHours: 20,
    /**
     * The daily comparison covers payments of this many days, in batches. It leaves a payment under way alone for a
     * day, because the reconcile jobs ask about it.
     */
    comparedDays: 45,
    comparedAtOnce: 50,
    comparedAfterHours: 24,
    /** Days of charges that are searched for charges without an order. Each day is read more than once. */
    listedDays: 3,
    /** After this many questions without an answer, the comparison waits. */
    unansweredAtOnce: 3,
  },
  /** The request that causes a mail sends the mail itself. A worker takes over after this time. */
  mailByWorkerAfterSeconds: 15,
} as const;
