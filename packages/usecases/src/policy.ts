/**
 * The numbers that the business decides. Each number is here and nowhere else. Texts that show one compute it from here. Bounds
 * of a single request, such as the bytes of a logo, are part of its schema in `packages/contract`.
 */
export const policy = {
  /** Minor is US cents. An operator can set other prices in `prices.json` of the data folder; those that staff set on its page go before. */
  prices: {
    firstLanguageMinor: 8_500,
    /** Of the price of the first language. */
    furtherLanguagePercent: 50,
    internalUserMinor: 500,
    /** A report of all lists, of one industry, and where no industry counts. */
    galleriaAllMinor: 20_000,
    galleriaIndustryMinor: 2_500,
    galleriaMinor: 7_500,
    erSubscriptionMinor: 45_500,
    erSingleMinor: 170_625,
    /** Smallest amount that the card provider charges; a smaller price is waived. */
    smallestChargeMinor: 50,
    /** A sheet that costs less takes no promo code. */
    promoFromMinor: 2_500,
  },
  /** What the buyer is told before paying. No tax is added: the price is what is charged. */
  sale: { seller: 'GoSDS', taxPercent: 0 },
  /**
   * How long invoices are kept where the operator names no other law in `seller.json`. Each Member State sets the years; ten are the
   * most, and those of France. From knowledge: the acts were not read.
   */
  invoicesKept: { years: 10, law: 'Directive 2006/112/EC, Articles 244 and 247; Code de commerce, Article L123-22' },
  /** From so many industries on, a report costs what that of all lists does. */
  galleria: { industriesBelow: 8 },
  /** A paid sheet is due from its chemist. */
  chemist: { dueAfterHours: 72 },
  /** A yearly service whose renewal was not paid goes on for the days of grace. */
  emergencyResponse: { singlePaymentYears: 5, graceDays: 14 },

  sessions: { rememberedDays: 30, notRememberedHours: 12, idleHours: 2 },
  links: {
    confirmEmailMinutes: 24 * 60,
    resetPasswordMinutes: 30,
    promoMinutes: 24 * 60,
    phoneCodeMinutes: 10,
    wrongPhoneCodes: 5,
  },
  /** After so many failures an address is locked for a minute, then each time for twice as long. One failure is forgotten per fade time. */
  loginLock: { failures: 10, fadeMinutes: 30, maxMinutes: 60 },
  /** Sign-up and calls that mail a link answer no sooner: longer than hashing a password and sending a mail usually take. */
  evenAnswerMs: 500,

  /** How long data is kept that nobody paid for. What is paid for is kept for ever. */
  retention: {
    /** Until then a deleted draft can be restored. */
    deletedDraftDays: 30,
    /** The draft stays and makes the sheet again. */
    unpaidSheetDays: 30,
    unpaidSheetsPerUser: 100,
    /** A sheet that a newer preview of its draft has replaced. */
    replacedSheetMinutes: 15,
    /** A logo that neither a draft nor a sheet shows. */
    unusedLogoDays: 1,
    temporaryPdfMinutes: 60,
    endedSessionDays: 30,
    expiredLinkDays: 7,
    doneJobDays: 30,
    errorLogEntries: 10_000,
    /** Fourteen months, as GA4 keeps them at most by default. */
    analyticsEventDays: 425,
    mailboxMails: 500,
    /** What a list or a law touched. */
    watchFindingDays: 730,
    /** How often a key of the public API was used, by day. */
    keyUseDays: 400,
    /** A program that repeats an order later than this orders again; its draft has one order all the same. */
    orderKeyDays: 30,
    /** What was sent to webhooks, and each try. */
    webhookDays: 30,
    /** An export of the own data. */
    exportDays: 7,
  },
  exports: {
    /** Of one account in 24 hours. */
    perDay: 3,
    /** Who asks again so soon gets the same file. */
    sameForMinutes: 60,
  },
  apiKeys: {
    perUser: 20,
    /** After a rotation the old key opens for so long. */
    overlapHours: 24,
    /** The settings count the calls of so many days. */
    callsOfDays: 30,
  },
  webhooks: {
    perUser: 10,
    /** After a rotation events are signed by both secrets for so long. */
    overlapHours: 24,
    /** Pauses before each further try: 33 hours together. */
    againAfterSeconds: [5, 300, 1_800, 7_200, 18_000, 36_000, 54_000],
    /** After so many events in a row of which every try failed, an endpoint is switched off. */
    offAfterFailures: 3,
  },
  watch: {
    /** Sheets that one step looks at: some seconds. */
    sheetsAStep: 40,
    namesInMail: 10,
    /** What the page shows. */
    listed: 200,
  },
  team: { members: 100, invitationDays: 7 },
  /** Nobody writes this much; only a program does. */
  draftQuota: { drafts: 500, bytes: 64_000_000 },

  /** The longest lists that an answer contains. */
  listed: {
    drafts: 500,
    orders: 100,
    chemistTasks: 200,
    staffOrders: 300,
    sessions: 100,
    substanceMatches: 20,
    groupStandards: 200,
    keyActs: 20,
    webhookDeliveries: 30,
  },
  /** Drafts that are laid out for the live page, kept in memory; some 100 KB each. */
  keptDraftPdfs: 40,
  /** Reports that are laid out for their preview, kept in memory; up to 1 MB each. */
  keptReportPdfs: 10,
  /** A browser keeps the public page of a sheet for so long. */
  publicPageCacheDays: 7,

  rateLimits: {
    /** All calls of one address. Wide enough for an office behind one address. */
    requestsPerAddress: { name: 'request:ip', max: 1_500, perSeconds: 60 },
    loginsPerAddress: { name: 'login:ip', max: 100, perSeconds: 300 },
    signupsPerAddress: { name: 'signup:ip', max: 60, perSeconds: 3_600 },
    signupsPerEmail: { name: 'signup:email', max: 10, perSeconds: 3_600 },
    linkMailsPerAddress: { name: 'account-mail:ip', max: 60, perSeconds: 3_600 },
    linkMailsPerEmail: { name: 'account-mail:email', max: 5, perSeconds: 3_600 },
    /** Of a password that is asked once more inside the account. */
    passwordTriesPerUser: { name: 'own-password:user', max: 10, perSeconds: 900 },
    /** Each goes to an address that may never have heard of us. */
    invitationsPerUser: { name: 'invitation:user', max: 30, perSeconds: 24 * 3_600 },
    /** Of the public API; what takes long has limits by user besides, as on the screens. */
    callsPerKey: { name: 'api:key', max: 600, perSeconds: 60 },
    refusedKeysPerAddress: { name: 'api-refused:ip', max: 60, perSeconds: 600 },
    linksUsedPerAddress: { name: 'link:ip', max: 60, perSeconds: 3_600 },
    /** Of who is not signed in: several people trying the front page behind one address, too few to copy the catalogue. */
    visitorSearchesPerAddress: { name: 'visitor-search:ip', max: 300, perSeconds: 600 },
    visitorSubstancesPerAddress: { name: 'visitor-substance:ip', max: 120, perSeconds: 600 },
    samplePagesPerAddress: { name: 'sample-pages:ip', max: 300, perSeconds: 600 },
    /** Each costs money, and goes to whom the number belongs. */
    codesPerPhone: { name: 'phone-code:phone', max: 3, perSeconds: 3_600 },
    codesPerAddress: { name: 'phone-code:ip', max: 20, perSeconds: 3_600 },
    /** So that one address never uses up what there is for all. */
    codesPerAddressADay: { name: 'phone-code:ip-day', max: 40, perSeconds: 24 * 3_600 },
    /** Of all callers: somebody may own dear numbers and have codes sent to them from many addresses. */
    codesOfAll: { name: 'phone-code:all', max: 500, perSeconds: 24 * 3_600 },
    logosPerUser: { name: 'logo:user', max: 60, perSeconds: 3_600 },
    documentsPerUser: { name: 'document:user', max: 240, perSeconds: 600 },
    draftPagesPerUser: { name: 'draft-pages:user', max: 600, perSeconds: 600 },
    /** Test events, and events sent again by hand. */
    webhookTriesPerUser: { name: 'webhook-try:user', max: 60, perSeconds: 600 },
    /** Products that programs have classified, inspected and audited. */
    productsPerUser: { name: 'product:user', max: 600, perSeconds: 600 },
    reviewsPerUser: { name: 'review:user', max: 120, perSeconds: 600 },
    /** The page of coming law asks once for each sheet of the account. */
    lawAheadPerUser: { name: 'law-ahead:user', max: 600, perSeconds: 600 },
    hazardCodesPerUser: { name: 'hazard-codes:user', max: 240, perSeconds: 600 },
    goodsSuggestionsPerUser: { name: 'goods-suggestions:user', max: 240, perSeconds: 600 },
    chemicalSearchesPerUser: { name: 'chemical-search:user', max: 1_200, perSeconds: 600 },
    chemicalChecksPerUser: { name: 'chemical-check:user', max: 120, perSeconds: 600 },
    /** A check of 1,000 lines asks a hundred times. */
    listMatchesPerUser: { name: 'list-match:user', max: 6_000, perSeconds: 600 },
    chemicalsPerUser: { name: 'chemical:user', max: 1_200, perSeconds: 600 },
    /** Each compares two lists whole. */
    listDifferencesPerUser: { name: 'list-difference:user', max: 240, perSeconds: 600 },
    reportOrdersPerUser: { name: 'report-order:user', max: 120, perSeconds: 600 },
    reportsPerUser: { name: 'report:user', max: 120, perSeconds: 600 },
    labelsPerUser: { name: 'label:user', max: 240, perSeconds: 600 },
    documentMailsPerUser: { name: 'document-mail:user', max: 60, perSeconds: 3_600 },
    documentMailsPerRecipient: { name: 'document-mail:to', max: 6, perSeconds: 3_600 },
    /** Enough for mistyped cards, too few to try stolen ones. */
    paymentsPerUser: { name: 'pay:user', max: 60, perSeconds: 3_600 },
    /** Enough for mistyped promo codes, too few to guess one. */
    promoTriesPerUser: { name: 'promo:user', max: 60, perSeconds: 3_600 },
    /** The price with a code is asked whenever Checkout is shown. */
    promoQuotesPerUser: { name: 'promo-quote:user', max: 300, perSeconds: 3_600 },
    errorReportsPerAddress: { name: 'log-error:ip', max: 30, perSeconds: 60 },
  },
  /** Administrators are told by mail once so few codes are left for the day, and once none is. */
  fewCodesLeft: 100,
  /** Work that may wait: for all users, about ten seconds of two cores; for one user, all pages of a sheet at once. */
  queues: {
    sheets: { maxWaiting: 120, maxWaitingPerUser: 12 },
    reports: { maxWaiting: 40, maxWaitingPerUser: 4 },
    pages: { maxWaiting: 400, maxWaitingPerUser: 60 },
  },

  payments: {
    /** Pauses before each question how a payment stands. The first gives the paying call the time it needs. */
    questionAfterSeconds: [120, 600, 3_600],
    laterQuestionsAfterSeconds: 6 * 3_600,
    /** The card provider keeps idempotency keys for 24 hours. Later, the same request could charge again. */
    repeatChargeWithinHours: 20,
    /** The daily comparison asks after payments of so many days, some at once; one under way is left to its own questions for a day. */
    comparedDays: 45,
    comparedAtOnce: 50,
    comparedAfterHours: 24,
    /** Charges that no order names are looked for among those of so many days, each day of which is read more than once. */
    listedDays: 3,
    /** After so many questions without an answer, the comparison waits. */
    unansweredAtOnce: 3,
  },
  /** The request that caused a mail sends it itself. A worker takes over after this time. */
  mailByWorkerAfterSeconds: 15,
} as const;
