import {
	LogController,
	type FastifyReply,
	type FastifyRequest,
	type FastifyServerOptions,
} from 'fastify';
import { routeName } from '../../rest/router/route-name';

/** The log levels; finer ones would contain personal data. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * A log in JSON lines without personal data. For a request it contains the route only; for an error its text without
 * quoted parts, queries, e-mails, IP addresses and long words that may be secrets.
 */
export function loggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
	return {
		level,
		base: null,
		timestamp: () => `,"time":"${new Date().toISOString()}"`,
		formatters: { level: (label) => ({ level: label }) },
		serializers: {
			req: (request: FastifyRequest) => ({ method: request.method, route: routeName(request) }),
			res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
			err: withoutData,
		},
		hooks: {
			logMethod(words, method) {
				const [first, ...rest] = words as unknown[]; // whatever a plugin says
				const about = first instanceof Error ? [{ err: first }, 'failed'] : [first, ...rest];
				const clean = about.map((word) => (typeof word === 'string' ? withoutPeople(word) : word));
				method.apply(this, clean as typeof words);
			},
		},
	};
}

/** Writes one line per response; Fastify logs unexpected failures in the format above. */
export class RequestLog extends LogController {
	override incomingRequest(): void {
		// Logged with the response.
	}

	override routeNotFound(): void {
		// Fastify's own line would contain the address.
	}

	override requestCompleted(
		error: Error | null | undefined,
		request: FastifyRequest,
		reply: FastifyReply,
	): void {
		const about = {
			method: request.method,
			route: routeName(request),
			status: reply.statusCode,
			ms: Math.round(reply.elapsedTime),
		};
		if (error) request.log.warn({ ...about, err: error }, 'response broken off');
		else request.log.info(about, 'answered');
	}
}

/** Signs of a text that are read: the patterns take hours on endless ones, which errors of an engine may quote. */
const MOST_READ = 1000;

/** Returns the beginning of a text without possible personal data. */
export function withoutPeople(text: string): string {
	if (text.length > MOST_READ) {
		// A quotation that is cut off has no end any more, and a cut word may be half of an address.
		const begun = text.slice(0, MOST_READ).replace(/["'`“‘][^]*$|\S+$/, '');
		return `${withoutPeople(begun)}…`;
	}
	return text
		.replace(/(["'`])[^\n]*\1|[“‘][^\n]*[”’]/g, '…')
		.replace(/\?\S+/g, '?…')
		.replace(/[^\s<>]+(?:@|%40)[^\s<>]+/gi, '…')
		.replace(/\+\d[\d ()./-]{4,}\d/g, '…')
		.replace(/\b(?!127\.|0\.0\.0\.0)\d{1,3}(?:\.\d{1,3}){3}\b/g, '…')
		.replace(/\b[0-9a-f]{1,4}(?::[0-9a-f]{0,4}){3,}/gi, '…')
		.replace(/(?<![\w/.-])[\w-]{20,}/g, '…');
}

/** Returns an error in the log's format. */
interface LoggedError {
	readonly type: string;
	readonly message: string;
	/** The positions in the code only. */
	readonly stack: string;
	readonly [about: string]: unknown;
}

/** The kind and origin of an error. */
export function withoutData(error: unknown): LoggedError {
	if (!(error instanceof Error)) {
		return { type: typeof error, message: withoutPeople(String(error)), stack: '' };
	}
	const code: unknown = Reflect.get(error, 'code');
	const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
	return {
		type: error.name,
		...(typeof code === 'string' && { code }),
		message: withoutPeople(error.message),
		stack: frames.join('\n'),
		...(error.cause !== undefined && { cause: withoutData(error.cause) }),
	};
}
