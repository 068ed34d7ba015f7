/** The backend's own numbers; those of the specification are in lib/domain/limits. */
export const requestBodyMaxBytes = 1024 * 1024;
/** From here on a body takes more than a millisecond to parse. */
export const longTextMinBytes = 64 * 1024;
export const grantLifetimeSeconds = 600;
/** A new key is known for so long before it signs, and the one before holds for so long after: longer than any token. */
export const keyOverlapMs = 3_600_000;
export const logInFailureMemorySeconds = 3600;
export const outboxPollMs = 1_000;
/** Codes that one process sends at once: more than may hang at a gateway. */
export const codeSendersPerProcess = 12;
/** A code lives five minutes and somebody waits for it; the next try comes soon. */
export const codeSmsTimeoutMs = 3_000;
/** Longest pause while the database does not answer. */
export const outboxPauseMaxMs = 30_000;
export const outboxAttemptsMax = 8;
/** The lease of a message; longer than the timeout of any gateway. */
export const outboxLeaseMs = 120_000;
/** Streams of server-sent events that one process allows. A computer room of a school shares one address. */
export const streamsMax = 2_000;
export const streamsPerPersonMax = 8;
export const streamsPerAddressMax = 200;
/** Bytes that a reader may lag behind before the stream is closed; it then resumes. */
export const streamLagMaxBytes = 256 * 1024;
/** Events of a chat that a resumed stream replays; beyond that the reader loads the list again. */
export const streamReplayMax = 200;
/**
 * How often the sessions of open streams are checked; a revoked one ends within
 * `accessEndsAfterRevocationMaxSeconds`.
 */
export const streamCheckMs = 3_000;
/** Checks between two heartbeats, at which streams also poll for missed notifications. */
export const streamBeatEveryChecks = 5;
export const firestoreTimeoutMs = 10_000;
/** Validity of a reader's token for the document store. */
export const documentAccessLifetimeSeconds = 600;
/** Participants of a chat who are notified of a new message, the latest first. */
export const chatParticipantsMax = 100;
export const followUpReminderEveryMs = 60_000;
export const programReminderEveryMs = 60_000;
export const offerReminderEveryMs = 60_000;
export const instalmentNoticeEveryMs = 60_000;
/** How soon people who answer hear of questions that wait; a person hears of one desk at most once in these hours. */
export const questionDigestEveryMs = 300_000;
export const questionDigestHours = 4;
/** What is answered so soon is told to nobody. */
export const questionDigestSettleMinutes = 15;
/** How long the names of those stay who came to an event without having registered. */
export const walkInNamesStoredDays = 90;
/** How long a link to the bot opens. */
export const telegramKeyMinutes = 10;
/** How many such links one sign-up may ask for. */
export const telegramKeysPerSignupMax = 5;
/** How long a mail about a question can be answered by mail. */
export const mailReplyDays = 30;
/** Tags that one person may follow. */
export const followedTagsMax = 50;
/** What one chat may say to the bot in ten minutes. */
export const telegramSaidPerChatMax = 40;
export const telegramSaidWindowSeconds = 600;
/** How long a chat must be linked before codes go to it. */
export const telegramCodesAfterHours = 24;
/** Messages that Telegram takes from a bot in a second, below its own limit of 30. */
export const telegramPerSecondMax = 25;
export const telegramSendEveryMs = 1_000;
export const telegramTimeoutMs = 10_000;
/** How long Telegram holds a call that asks for updates; the place of the process that asks is held for longer. */
export const telegramWaitSeconds = 20;
export const telegramLeaseMs = 60_000;
/** How late a notice goes out at most after its hour. */
export const noticesEveryMs = 5_000;
/** How late a place that nobody took goes to the next person at most. */
export const eventPlacesEveryMs = 30_000;
export const hiringEveryMs = 60_000;
/** How late a text appears at most after its hour. */
export const dueTextsEveryMs = 3_000;
/** Vacancies that the present rules have not judged: soon after the start, and then now and then for what was imported. */
export const judgeFirstAfterMs = 1_000;
export const judgeEveryMs = 600_000;
export const judgedAtOnce = 50;
/** As many readers of a chat are counted for its writers. */
export const readersShownMax = 200;
export const renewFirstAfterMs = 2_000;
export const renewedAtOnce = 200;
export const smsTimeoutMs = 10_000;
/** Proposals about a school's page that one address may send in an hour. */
export const revisionsPerAddressPerHourMax = 10;
/** Requests to schools for what they do not list that one person may have waiting. */
export const openSchoolRequestsMax = 20;
/** Questions and answers that one person may write in an hour; the answers of a questionnaire do not count. */
export const questionsPerPersonPerHourMax = 20;
export const answersPerPersonPerHourMax = 60;
/** Saved answers of questionnaires: both tests several times over. */
export const orientationAnswersPerPersonPerHourMax = 1_000;
export const messagesPerPersonPerMinuteMax = 20;
/** A computer room of a school shares one address. */
export const questionViewsPerAddressPerHourMax = 500;
/** Applications for vacancies that one address may send in an hour without an account. */
export const publicApplicationsPerAddressPerHourMax = 10;
/** Vacancies that one person may have saved: the browser reads all of them. */
export const savedVacanciesMax = 200;
/** Reports of what others wrote that one person may send in an hour. */
export const reportsPerPersonPerHourMax = 20;
/** Reports that one address may send in an hour without an account. */
export const reportsPerAddressPerHourMax = 5;
/** Random bytes of the key on a student card. */
export const studentKeyBytes = 24;
/** Applications by reference code that one address may look up in an hour: the code is eight characters long. */
export const codeLookupsPerAddressPerHourMax = 10;
/** Student cards that one address may look up in an hour. */
export const lookupsPerAddressPerHourMax = 30;
/** Days of a timetable that one call may ask for. */
export const timetableDaysMax = 62;
/** Requests for documents that a student may have waiting at a school. */
export const openDocumentRequestsMax = 10;
/** Days between asking for one's account to be deleted and its deletion. */
export const deletionGraceDays = 30;
/** Due accounts and expired data go soon after the start, for short-lived processes, and then every hour. */
export const purgeFirstAfterMs = 30_000;
export const purgeEveryMs = 3_600_000;
export const sweepFirstAfterMs = 60_000;
export const sweepEveryMs = 3_600_000;
/** Days that messages are stored after they were sent or failed, and sessions after they ended. */
export const endedMessagesStoredDays = 30;
export const endedSessionsStoredDays = 30;
/** Days in which a call may be repeated under its Idempotency-Key: a form may wait in a browser for a connection. */
export const idempotencyKeysStoredDays = 7;
/** Longer than any grant, lock and record of failures that starts when a code or a counter expires. */
export const endedCountersStoredDays = 1;
export const analyzeEveryMs = 1_800_000;
/** Mailings of up to a hundred applicants that one member of staff may send in an hour. */
export const mailingsPerHourMax = 10;
export const contactsPerAddressPerHourMax = 5;
/** Messages of the contact form in a day, from all senders: no flood reaches the mailbox. */
export const contactsPerDayMax = 500;
/** Requests of schools for a partnership that one address may send in an hour, and that come in a day from everywhere. */
export const partnerRequestsPerAddressPerHourMax = 5;
export const partnerRequestsPerDayMax = 200;
export const shortLinksPerHourMax = 60;
export const shlinkTimeoutMs = 5_000;
export const userSearchesPerHourMax = 60;
/** Parts of tables of applications: ten files of the greatest length. */
export const importCallsPerHourMax = 4_000;
export const directRegistrationsPerHourMax = 60;
/** How long the link of an invitation opens, and the characters of its key (6 bits each). */
export const invitationDays = 14;
export const invitationKeyLength = 24;
/** Days that ended invitations are stored. */
export const endedInvitationsStoredDays = 30;
/** Days that messages of visitors are stored after they were answered or closed. */
export const handledMessagesStoredDays = 365;
/** Shared results that one person may render in an hour. */
export const sharedPicturesPerHourMax = 30;
/** Pictures for links that one network may have drawn in an hour; chats ask for their users from few networks. */
export const picturesPerHourMax = 200;
/** Sizes of uploaded pictures that one network may have made in an hour; each is made once. */
export const pictureSizesPerHourMax = 600;
/** Pictures for links that a process holds of each kind, about 60 kB each. */
export const picturesStored = 100;
/** Referees that one person may have asked in a day: a CV has few, and each message goes to somebody who did not choose Sala. */
export const refereesAskedPerPersonPerDayMax = 5;
/** Hours in which a guardian may answer by the link of the message. */
export const guardianLinkHours = 24;
/** How long an application may be sent after a guardian has agreed to it. */
export const guardianConsentDays = 7;

/** Files that one person may send in an hour: a loan has ten papers, and a hand trembles. */
export const uploadsPerPersonPerHourMax = 60;
/** Links to private files that one person may request in an hour. */
export const fileLinksPerPersonPerHourMax = 600;
/** Size of the multipart form around a file. */
export const multipartOverheadBytes = 64 * 1024;
export const storageTimeoutMs = 5_000;
export const storageConnectTimeoutMs = 2_000;
export const smtpConnectTimeoutMs = 5_000;
export const smtpTimeoutMs = 10_000;
export const identityProviderTimeoutMs = 4_000;
/** Time for the sign-in at a provider, and from there to the session or to the proof of an account. */
export const signInStepSeconds = 600;
export const sessionStepSeconds = 60;
/** Sign-ins through a provider that one address may start in an hour; a computer room of a school shares one. */
export const signInsPerAddressPerHourMax = 300;
/** Wrong log-ins from one address, for all accounts together; known devices do not count. */
export const logInFailuresPerAddressMax = 100;
export const logInFailuresWindowSeconds = 900;
export const exportsPerPersonPerHourMax = 5;
export const signInHistoryMax = 100;
/** How long changes of cache tags are stored: longer than any page may be shown without being rendered again. */
export const tagChangesStoredHours = 26;
/** When to retry while the database is unavailable; PostgreSQL restarts in about a second. */
export const databaseAwayRetrySeconds = 5;
/** When to retry after a write that found no room on the disk, and how long `/readyz` says so. */
export const diskFullRetrySeconds = 30;
export const diskFullLogSeconds = 60;
/** How long a stopping server still accepts requests: other processes can take over only on PostgreSQL. */
export const drainMs = { postgres: 3_000, pglite: 500 } as const;
/** Longer than nginx's idle timeout (60 s): the proxy must be the side that closes first. */
export const keepAliveMs = 75_000;
/**
 * How much heavy work of each kind one process does at once, how much may wait, in all, for one person and for one organization, and how long
 * it may take with its wait; and how long one piece may run, so that nobody holds up a line. A computer room of a school shares one address, so log-ins are bounded in all only; so are
 * drawn pictures, which a network may ask for so often in an hour.
 */
export const heavyWorkLimits = {
  secrets: { atOnceMax: 2, waitingMax: 256, waitingEachMax: 256, deadlineMs: 30_000 },
  files: { atOnceMax: 2, waitingMax: 60, waitingEachMax: 12, deadlineMs: 30_000, pieceMs: 5_000 },
  pictures: { atOnceMax: 2, waitingMax: 120, waitingEachMax: 120, deadlineMs: 30_000 },
  // The longest pieces are those of a whole class.
  papers: {
    atOnceMax: 1,
    waitingMax: 60,
    waitingEachMax: 6,
    waitingOrganizationMax: 20,
    deadlineMs: 30_000,
    pieceMs: 15_000,
  },
  cvs: { atOnceMax: 1, waitingMax: 60, waitingEachMax: 6, deadlineMs: 30_000, pieceMs: 5_000 },
  tables: { atOnceMax: 1, waitingMax: 60, waitingEachMax: 6, waitingOrganizationMax: 20, deadlineMs: 30_000 },
  marks: { atOnceMax: 1, waitingMax: 120, waitingEachMax: 6, deadlineMs: 30_000 },
  exports: { atOnceMax: 1, waitingMax: 120, waitingEachMax: 6, deadlineMs: 30_000 },
} as const;
/** Nice value that threads of heavy work add to their own, where the system has one. */
export const threadNiceness = 10;
/** How long a thread without work stays. */
export const threadIdleMs = 60_000;
/** Heap of one thread; buffers are not counted. */
export const threadMemoryMaxMb = 256;
/** Printed papers that a process holds, about 60 kB each. */
export const printedPapersStored = 100;
/** Pages of some ten kilobytes that prove papers. */
export const proofPagesStored = 500;
/** How long a log-in after a PIN was set with a code is not counted for its address. */
export const expectedLogInSeconds = 300;
/** Share of a day's SMS at which the log warns. */
export const smsWarningShare = 0.8;
/** How long a number or an address that has refused is not asked again. */
export const refusalDays = 365;

/** Hours in which the share of strangers may be used up at the earliest. */
export const smsStrangersHours = 8;
/** A site with few messages a day lets a class sign up in one hour all the same. */
export const smsStrangersPerHourLeast = 50;

/** Of the day's messages, those that anybody can have sent to numbers without an account; the rest is for people whom Sala knows. */
export const smsStrangersShare = 0.7;

/** Lessons that one weekly series may write. */
export const seriesLessonsMax = 60;
/** Days from the first to the last day of a series. */
export const seriesDaysMax = 400;
/** A term and a little more. */
export const attendanceFiguresDaysMax = 186;

/** Random bytes of the code on an issued paper. */
export const paperCodeBytes = 16;
/** Issued papers that one address may check in an hour. */
export const paperChecksPerAddressPerHourMax = 30;
/** How long a process may take for the file of one paper before another one draws it. */
export const paperLeaseSeconds = 60;
/** How soon a step is done that follows a commit, and how often it is tried: with its pauses, for about a day. */
export const laterStepsEveryMs = 2_000;
export const laterStepAttemptsMax = 32;
export const laterStepLeaseMs = 60_000;
/** How soon the files of issued papers are drawn. */
export const paperFilesEveryMs = 1_000;

/** A computer room of a school shares one address. */
export const missedSearchesPerAddressPerHourMax = 120;
/** Other words of a day are not counted any more: scripts can invent words without end. */
export const missedWordsPerDayMax = 2_000;
