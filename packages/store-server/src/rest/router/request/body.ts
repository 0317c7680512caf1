import { invalidJson } from '../errors';

/** The maximum depth of JSON in WordPress; deeper values would overflow the stack when written. */
const DEEPEST = 512;

/** Returns the JSON of a request; undefined without a body. Throws `rest_invalid_json`. */
export function readBody(body: unknown): unknown {
	if (typeof body !== 'string' || body === '') {
		return undefined;
	}
	if (depthOf(body) > DEEPEST) {
		throw invalidJson();
	}
	try {
		const parsed: unknown = JSON.parse(body);
		return parsed;
	} catch {
		throw invalidJson();
	}
}

/** Returns the arguments in a body; none if it is not an object. */
export function bodyEntries(body: unknown): [string, unknown][] {
	return typeof body === 'object' && body !== null && !Array.isArray(body)
		? Object.entries(body)
		: [];
}

/** The depth of brackets, without those in strings. */
function depthOf(json: string): number {
	let depth = 0;
	let deepest = 0;
	let inText = false;
	for (let at = 0; at < json.length; at++) {
		const sign = json[at];
		if (inText) {
			if (sign === '\\') at += 1;
			else if (sign === '"') inText = false;
		} else if (sign === '"') {
			inText = true;
		} else if (sign === '[' || sign === '{') {
			depth += 1;
			deepest = Math.max(deepest, depth);
		} else if (sign === ']' || sign === '}') {
			depth -= 1;
		}
	}
	return deepest;
}
