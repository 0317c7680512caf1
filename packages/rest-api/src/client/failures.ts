import { __, sprintf } from '@wordpress/i18n';
import { isDictionary } from '../parse-replies';
import { inSentences } from './in-sentences';
import { isMissingCode } from './missing-code';

/** Kinds of failures, distinguished by what the user can do about them. */
export type FailureKind =
	| 'signed-out'
	| 'not-allowed'
	| 'offline'
	| 'unreachable'
	| 'timeout'
	| 'too-large'
	| 'not-data'
	| 'wrong-shape'
	| 'server'
	| 'refused'
	| 'updated'
	| 'unknown';

/** The message of a failure and the action to offer: try again, log in, or reload the page. */
export interface Failure {
	readonly kind: FailureKind;
	/** What is wrong. */
	readonly problem: string;
	/** What to do about it, or the shop's own message. */
	readonly advice: string;
	readonly action: 'retry' | 'log-in' | 'reload';
}

interface Reply {
	readonly code: string;
	/** HTTP status; 0 without a response. */
	readonly status: number;
	/** The shop's message if people can understand it; else ''. */
	readonly message: string;
	/** First line of a response that is not JSON. */
	readonly excerpt: string;
}

type Words = (reply: Reply) => readonly [problem: string, advice: string];

/** All messages about failures. The client's own errors use them as well. */
const table: Readonly<Record<FailureKind, Words>> = {
	'signed-out': () => [
		__('You are logged out.', 'store-analytics'),
		__('Log in to continue here.', 'store-analytics'),
	],
	'not-allowed': ({ message }) => [
		__('Your account is not allowed to do this.', 'store-analytics'),
		message || __('Ask an administrator of the shop for access to its reports.', 'store-analytics'),
	],
	offline: () => [
		__('You seem to be offline.', 'store-analytics'),
		__('Connect to the internet, then try again.', 'store-analytics'),
	],
	unreachable: () => [
		__('The shop could not be reached.', 'store-analytics'),
		__('Check your connection and whether the shop is running.', 'store-analytics'),
	],
	timeout: () => [
		__('The shop did not respond in time.', 'store-analytics'),
		__('Try again, or choose a shorter date range.', 'store-analytics'),
	],
	'too-large': () => [
		__('This is too large for the shop’s server.', 'store-analytics'),
		__('Choose a shorter date range or fewer filters.', 'store-analytics'),
	],
	'not-data': ({ status, excerpt }) => [
		sprintf(
			/* translators: %d: HTTP status code, such as 500 */
			__('The shop returned something other than data (HTTP status %d).', 'store-analytics'),
			status,
		),
		excerpt === ''
			? __('A firewall or a PHP notice may be the cause.', 'store-analytics')
			: sprintf(
					/* translators: %s: first line of what the server answered, in its own language */
					__('A firewall or a PHP notice may be the cause. It begins: %s', 'store-analytics'),
					excerpt,
				),
	],
	'wrong-shape': () => [
		__('The shop sent an unexpected response.', 'store-analytics'),
		__('One of its plugins may have changed it. Try again in a moment.', 'store-analytics'),
	],
	server: ({ status, message, excerpt }) => [
		sprintf(
			/* translators: %d: HTTP status code, such as 500 */
			__('The shop’s server reported an error (HTTP status %d).', 'store-analytics'),
			status,
		),
		message || excerpt || __('Try again in a moment.', 'store-analytics'),
	],
	refused: ({ message }) => [
		__('The shop rejected this.', 'store-analytics'),
		message || __('Try again in a moment.', 'store-analytics'),
	],
	updated: () => [
		__('The page was updated.', 'store-analytics'),
		__('Reload it to continue here.', 'store-analytics'),
	],
	unknown: () => [
		__('Something went wrong here.', 'store-analytics'),
		__('Try again, or reload the page.', 'store-analytics'),
	],
};

const kindsByCode: Readonly<Record<string, FailureKind>> = {
	signed_out: 'signed-out',
	rest_cookie_invalid_nonce: 'signed-out',
	offline_error: 'offline',
	fetch_error: 'unreachable',
	timeout: 'timeout',
	wrong_shape: 'wrong-shape',
	// A store that follows a shop is read-only and says where to change data, so the account is not the problem.
	store_analytics_read_only: 'refused',
};

const kindsByStatus: Readonly<Record<number, FailureKind>> = {
	401: 'signed-out',
	408: 'timeout',
	413: 'too-large',
	414: 'too-large',
	431: 'too-large',
	504: 'timeout',
	524: 'timeout',
};

function kindOf({ code, status }: Reply): FailureKind {
	const known = kindsByCode[code] ?? kindsByStatus[status];
	if (known) return known;
	if (status >= 500) return 'server';
	if (code === 'invalid_json') return 'not-data';
	if (status === 403) return 'not-allowed';
	return status >= 400 ? 'refused' : 'unknown';
}

/**
 * Returns message and action for anything that was thrown: by the client, by WordPress's stores, or by a chunk that no
 * longer exists.
 * @example failureOf(error).action // 'retry', 'log-in' or 'reload'
 */
export function failureOf(error: unknown): Failure {
	const thrown = causeOf(error);
	if (isMissingCode(thrown)) {
		// A reload without a connection would remove the screen that is still there.
		return failure(
			globalThis.navigator?.onLine === false ? 'offline' : 'updated',
			readReply(undefined),
		);
	}
	const reply = readReply(thrown);
	return failure(kindOf(reply), reply);
}

/** Returns the problem and the advice in one text. */
export function reasonOf(error: unknown): string {
	const { problem, advice } = failureOf(error);
	return inSentences([problem, advice]);
}

/** Returns the client's own message for a kind of failure. */
export function problemOf(kind: FailureKind, reply: Partial<Reply> = {}): string {
	return table[kind]({ ...readReply(undefined), ...reply })[0];
}

/** Checks whether two errors have the same message. */
export function isSameFailure(one: unknown, other: unknown): boolean {
	const [a, b] = [failureOf(one), failureOf(other)];
	return a.kind === b.kind && a.problem === b.problem && a.advice === b.advice;
}

function failure(kind: FailureKind, reply: Reply): Failure {
	const [problem, advice] = table[kind](reply);
	const action = kind === 'signed-out' ? 'log-in' : kind === 'updated' ? 'reload' : 'retry';
	return { kind, problem, advice, action };
}

/** Stores reject with errors whose cause is the real error. */
function causeOf(error: unknown): unknown {
	if (!(error instanceof Error) || 'code' in error || !isDictionary(error.cause)) return error;
	return causeOf(error.cause);
}

/** Reads our own errors and those of WordPress's stores, which keep the status in `data`. */
function readReply(error: unknown): Reply {
	const fields = isDictionary(error) ? error : {};
	const data = isDictionary(fields['data']) ? fields['data'] : {};
	const code = text(fields['code']);
	const status = Number(fields['status'] ?? data['status']) || 0;
	const isServers = code !== 'invalid_json' && status > 0;
	return {
		code,
		status,
		message: isServers ? forPeople(text(fields['message']), code) : '',
		excerpt: text(fields['excerpt']),
	};
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Signs of a message that are read; people read a few hundred. */
const longest = 2000;

/** Returns a server's sentence; '' for a mere code and for text that only programmers understand. */
function forPeople(message: string, code: string): string {
	const sentence = message
		.slice(0, longest)
		.replace(/<[^<>]*>/g, '')
		.trim();
	const isTechnical =
		sentence === code ||
		!sentence.includes(' ') ||
		sentence.length > 300 ||
		/\.php\b|\b(?:SELECT|Uncaught|Stack trace|Exception|undefined)\b|[{}\\]|::|->/.test(sentence);
	return isTechnical ? '' : sentence;
}
