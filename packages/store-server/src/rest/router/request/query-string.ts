/** A value of a query string as PHP reads it: text, a list or a map of values. */
export type QueryValue = string | QueryValue[] | { [key: string]: QueryValue };

type Branch = Map<string, string | Branch>;

const MAX_DEPTH = 6;

/** Signs of the steps that are read: open brackets without end take long. */
const MOST_READ = 1000;

/**
 * Reads `a=1&b[]=2&b[]=3&c[0][1]=x` as PHP does, in the order given. Never throws: broken escapes stay as they are.
 */
export function parseQueryString(text: string): Map<string, QueryValue> {
	const root: Branch = new Map();
	for (const part of text.split('&')) {
		const equals = part.indexOf('=');
		if (part === '' || equals === 0) {
			continue;
		}
		const key = decode(equals === -1 ? part : part.slice(0, equals));
		const value = equals === -1 ? '' : decode(part.slice(equals + 1));
		insert(root, keyPath(key), value);
	}
	return new Map([...root].map(([key, value]) => [key, settle(value)]));
}

function decode(text: string): string {
	const spaced = text.replace(/\+/g, ' ');
	try {
		return decodeURIComponent(spaced);
	} catch {
		return spaced;
	}
}

/** `c[0][]` → `c`, `0`, `` (the empty step appends). */
function keyPath(key: string): string[] {
	const open = key.indexOf('[');
	if (open <= 0) {
		return [key];
	}
	const steps = [...key.slice(open, open + MOST_READ).matchAll(/\[([^\]]*)\]/g)].map(
		(match) => match[1] ?? '',
	);
	return steps.length === 0 ? [key] : [key.slice(0, open), ...steps.slice(0, MAX_DEPTH)];
}

function insert(branch: Branch, path: readonly string[], value: string): void {
	const [step = '', ...rest] = path;
	const key = step === '' && branch.size > 0 ? String(branch.size) : step === '' ? '0' : step;
	if (rest.length === 0) {
		branch.set(key, value);
		return;
	}
	const existing = branch.get(key);
	const next: Branch = existing instanceof Map ? existing : new Map();
	branch.set(key, next);
	insert(next, rest, value);
}

/** Branches whose keys are 0, 1, 2 … are lists. */
function settle(value: string | Branch): QueryValue {
	if (typeof value === 'string') {
		return value;
	}
	const entries = [...value].map(([key, child]) => [key, settle(child)] as const);
	return entries.every(([key], index) => key === String(index))
		? entries.map(([, child]) => child)
		: Object.fromEntries(entries);
}

/** Writes values as PHP's `http_build_query` does: true as 1, lists as `a[0]=…`. */
export function buildQueryString(query: ReadonlyMap<string, unknown>): string {
	return [...query].flatMap(([key, value]) => pairs(key, value)).join('&');
}

function pairs(key: string, value: unknown): string[] {
	if (value === null || value === undefined) {
		return [];
	}
	if (typeof value === 'object') {
		return Object.entries(value).flatMap(([step, child]) => pairs(`${key}[${step}]`, child));
	}
	const text = typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
	return [`${encode(key)}=${encode(text)}`];
}

function encode(text: string): string {
	// Lone surrogates, which JSON may contain, are not allowed in an address.
	return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
		.replace(/%20/g, '+')
		.replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
