import { invalidJson } from '../errors';

/** How deep WordPress reads JSON; what is deeper would overflow who writes it down again. */
const DEEPEST = 512;

/** The JSON of a request; undefined where nothing was sent. Throws `rest_invalid_json`. */
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

/** Arguments that came in a body, which is none where it is no object. */
export function bodyEntries(body: unknown): [string, unknown][] {
	return typeof body === 'object' && body !== null && !Array.isArray(body)
		? Object.entries(body)
		: [];
}

/** Brackets within brackets, those in texts not counted. */
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
