import { invalidParameters, missingParameters } from './errors';
import type { ArgumentProblem } from './errors';
import type { ArgumentSchema, ArgumentSchemas } from './schema';

/**
 * What came in, checked: `values` holds what the route declares; `given` everything in the order sent, for links to
 * other pages.
 */
export interface CheckedArguments {
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
	for (const [name, value] of sent) {
		const schema = schemas[name];
		const problem = schema ? problemWith(value, schema, name) : undefined;
		if (problem) {
			problems.set(name, problem);
		} else {
			given.set(name, schema ? cast(value, schema) : value);
		}
	}
	if (problems.size > 0) {
		throw invalidParameters(problems);
	}
	const declared = [...given].filter(([name]) => name in schemas);
	return { values: { ...defaults(schemas), ...Object.fromEntries(declared) }, given };
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
	return outOfBounds(value, schema, name) ?? badFormat(value, schema);
}

function problemInList(
	list: readonly unknown[],
	schema: ArgumentSchema,
	name: string,
): ArgumentProblem | undefined {
	const { items } = schema;
	return items
		? list
				.map((item, index) => problemWith(item, items, `${name}[${index}]`))
				.find((problem) => problem !== undefined)
		: undefined;
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
			return isNumeric(value) && Number.isInteger(Number(value));
		case 'number':
			return isNumeric(value);
		case 'boolean':
			return typeof value === 'boolean' || /^(true|false|0|1|)$/i.test(String(value));
		case 'object':
			return typeof value === 'object' && value !== null;
		default:
			return typeof value === 'string' || typeof value === 'number';
	}
}

function isNumeric(value: unknown): boolean {
	return (
		(typeof value === 'number' && Number.isFinite(value)) ||
		(typeof value === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value))
	);
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

function outOfBounds(
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
	return { code: 'rest_out_of_bounds', message, data: null };
}

const dateTime =
	/^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}(?::?\d{2})?)?$/;

function badFormat(value: unknown, schema: ArgumentSchema): ArgumentProblem | undefined {
	const text = String(value);
	if (schema.format !== 'date-time' || (dateTime.test(text) && isRealDay(text))) {
		return undefined;
	}
	return { code: 'rest_invalid_date', message: 'Invalid date.', data: null };
}

function isRealDay(text: string): boolean {
	const day = text.slice(0, 10);
	const parsed = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

/** Lists come as lists or as text with commas or spaces between. */
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
