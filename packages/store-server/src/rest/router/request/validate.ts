import { readMoment } from '../../../base/time/moment';
import { invalidParameters, missingParameters, outOfBounds, type ArgumentProblem } from '../errors';
import { pagingProblem } from '../paging';
import type { ArgumentSchema, ArgumentSchemas } from '../schema';

/** The default limit of a list: more items in one query would keep the database busy for seconds. */
const MOST_ITEMS = 5000;

/**
 * The validated input: `values` contains the declared arguments; `given` everything in the order sent, for links to
 * other pages.
 */
interface CheckedArguments {
	readonly values: Record<string, unknown>;
	readonly given: Map<string, unknown>;
}

/**
 * Validates and casts request values against a route's schema with WordPress's rules and messages.
 * Throws `rest_missing_callback_param` or `rest_invalid_param`. Values without a schema are not checked.
 */
export function checkArguments(
	schemas: ArgumentSchemas,
	sent: ReadonlyMap<string, unknown>,
): CheckedArguments {
	const missing = Object.keys(schemas).filter((name) => schemas[name]?.required && !sent.has(name));
	if (missing.length > 0) {
		throw missingParameters(missing);
	}
	const problems = new Map<string, ArgumentProblem>();
	const given = new Map<string, unknown>();
	const declared = new Map<string, unknown>();
	for (const [name, value] of sent) {
		const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
		const problem = schema ? problemWith(value, schema, name) : undefined;
		if (problem) {
			problems.set(name, problem);
		} else {
			const read = schema ? cast(value, schema) : value;
			given.set(name, schema?.isOwn ? value : read);
			if (schema) declared.set(name, read);
		}
	}
	if (problems.size > 0) {
		throw invalidParameters(problems);
	}
	const values = { ...defaults(schemas), ...Object.fromEntries(declared) };
	const tooFar = pagingProblem(values);
	if (tooFar) {
		throw invalidParameters(tooFar);
	}
	return { values, given };
}

function defaults(schemas: ArgumentSchemas): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(schemas)
			.filter(([, schema]) => schema.default !== undefined)
			.map(([name, schema]) => [name, schema.default]),
	);
}

function problemWith(
	value: unknown,
	schema: ArgumentSchema,
	name: string,
): ArgumentProblem | undefined {
	if (schema.type === 'array') {
		const list = toList(value);
		return list ? problemInList(list, schema, name) : wrongType(name, 'array');
	}
	if (schema.type && !isOfType(value, schema.type)) {
		return wrongType(name, schema.type);
	}
	if (schema.enum && !schema.enum.includes(String(value))) {
		return { code: 'rest_not_in_enum', message: notOneOf(name, schema.enum), data: null };
	}
	return (
		tooLong(value, schema, name) ?? outsideBounds(value, schema, name) ?? badFormat(value, schema)
	);
}

function problemInList(
	list: readonly unknown[],
	schema: ArgumentSchema,
	name: string,
): ArgumentProblem | undefined {
	const { items, maxItems = MOST_ITEMS } = schema;
	if (list.length > maxItems) {
		const message = `${name} must contain at most ${maxItems} items.`;
		return { code: 'rest_too_many_items', message, data: null };
	}
	const problem = items
		? list
				.map((item, index) => problemWith(item, items, `${name}[${index}]`))
				.find((found) => found !== undefined)
		: undefined;
	return schema.isRange && (problem || list.length !== 2) ? noRange(schema, name) : problem;
}

function noRange({ items }: ArgumentSchema, name: string): ArgumentProblem {
	const ends = items?.format === 'date-time' ? 'valid dates' : 'numbers';
	const message = `${name} must contain 2 ${ends}.`;
	return { code: 'rest_invalid_param', message, data: null };
}

function wrongType(name: string, type: string): ArgumentProblem {
	return {
		code: 'rest_invalid_type',
		message: `${name} is not of type ${type}.`,
		data: { param: name },
	};
}

function isOfType(value: unknown, type: NonNullable<ArgumentSchema['type']>): boolean {
	switch (type) {
		case 'integer':
			// Beyond 2^53 integers are not exact, and the database has no such values.
			return isNumeric(value) && Number.isSafeInteger(Number(value));
		case 'number':
			return isNumeric(value);
		case 'boolean':
			return (
				typeof value === 'boolean' ||
				(isTextOrNumber(value) && /^(true|false|0|1|)$/i.test(String(value)))
			);
		case 'object':
			return typeof value === 'object' && value !== null;
		default:
			return isTextOrNumber(value);
	}
}

function isTextOrNumber(value: unknown): value is string | number {
	return typeof value === 'string' || typeof value === 'number';
}

function isNumeric(value: unknown): boolean {
	const isWritten =
		typeof value !== 'string' || /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value);
	return isTextOrNumber(value) && isWritten && Number.isFinite(Number(value));
}

/** `a, b, and c`, the way WordPress lists choices. */
function notOneOf(name: string, choices: readonly string[]): string {
	if (choices.length === 1) {
		return `${name} is not ${choices[0]}.`;
	}
	const last = choices[choices.length - 1];
	const start = choices.slice(0, -1).join(', ');
	return `${name} is not one of ${start}${choices.length > 2 ? ',' : ''} and ${last}.`;
}

function tooLong(
	value: unknown,
	{ maxLength }: ArgumentSchema,
	name: string,
): ArgumentProblem | undefined {
	if (maxLength === undefined || String(value).length <= maxLength) {
		return undefined;
	}
	const message = `${name} must be at most ${maxLength} characters long.`;
	return { code: 'rest_too_long', message, data: null };
}

function outsideBounds(
	value: unknown,
	{ minimum, maximum }: ArgumentSchema,
	name: string,
): ArgumentProblem | undefined {
	const low = minimum !== undefined && Number(value) < minimum;
	const high = maximum !== undefined && Number(value) > maximum;
	if (!low && !high) {
		return undefined;
	}
	let message = `${name} must be between ${minimum} (inclusive) and ${maximum} (inclusive)`;
	if (maximum === undefined) {
		message = `${name} must be greater than or equal to ${minimum}`;
	} else if (minimum === undefined) {
		message = `${name} must be less than or equal to ${maximum}`;
	}
	return outOfBounds(message);
}

function badFormat(value: unknown, schema: ArgumentSchema): ArgumentProblem | undefined {
	if (schema.format !== 'date-time') {
		return undefined;
	}
	const text = String(value);
	// A day alone is not enough here.
	if (text.length > 10 && readMoment(text)) {
		return undefined;
	}
	return { code: 'rest_invalid_date', message: 'Invalid date.', data: null };
}

/** Lists may be lists or text with commas or spaces between. */
function toList(value: unknown): unknown[] | undefined {
	if (Array.isArray(value)) {
		return value;
	}
	if (typeof value === 'string' || typeof value === 'number') {
		return String(value)
			.split(/[\s,]+/)
			.filter((part) => part !== '');
	}
	return typeof value === 'object' && value !== null ? Object.values(value) : undefined;
}

function cast(value: unknown, schema: ArgumentSchema): unknown {
	switch (schema.type) {
		case 'integer':
		case 'number':
			return Number(value);
		case 'boolean':
			return typeof value === 'boolean' ? value : /^(true|1)$/i.test(String(value));
		case 'array': {
			const { items } = schema;
			return items ? (toList(value) ?? []).map((item) => cast(item, items)) : (toList(value) ?? []);
		}
		case 'string':
			return String(value);
		default:
			return value;
	}
}
