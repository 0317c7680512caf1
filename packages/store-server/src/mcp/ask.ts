/** A response of REST. */
export interface Answer {
	readonly status: number;
	/** Parsed JSON. */
	readonly data: unknown;
	/** `X-WP-Total`; null without one. */
	readonly total: number | null;
}

/** Sends a request to the shop's REST, in process or over HTTP. `path` begins after `/wp-json`. */
export type Ask = (request: { readonly path: string; readonly body?: object }) => Promise<Answer>;

/** A refusal of REST in a sentence that names what is wrong. */
export class RefusedError extends Error {
	constructor(
		message: string,
		readonly status: number,
	) {
		super(message);
	}
}

/** Asks, and throws a RefusedError for anything but success. */
export async function askFor<Data>(ask: Ask, path: string, body?: object): Promise<Data> {
	const answer = await ask(body ? { path, body } : { path });
	if (answer.status >= 400) throw new RefusedError(sentenceOf(answer), answer.status);
	return answer.data as Data; // as: the caller knows the route
}

/** The message of a refusal, with the reasons that it gives by parameter. */
function sentenceOf({ status, data }: Answer): string {
	const { message, data: details } = Object(data) as { message?: unknown; data?: unknown };
	const { params } = Object(details) as { params?: unknown };
	const reasons =
		typeof params === 'object' && params !== null && !Array.isArray(params)
			? Object.values(params).filter((one) => typeof one === 'string' && one !== message)
			: [];
	const said = typeof message === 'string' ? message : `The shop responded with status ${status}.`;
	return [said, ...reasons].join(' ');
}
