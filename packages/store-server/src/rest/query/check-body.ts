import type { ArgumentSchema, ArgumentSchemas } from '../router/schema';
import { refused, unknownName } from './read-query';

const kinds: Readonly<Record<NonNullable<ArgumentSchema['type']>, string>> = {
	string: 'a text',
	integer: 'a whole number',
	number: 'a number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
};

/**
 * Checks that a body names known fields only, each with a value of its type. WordPress ignores the first and converts the
 * second, which would hide a program's mistakes. Throws a RestError (400).
 */
export function checkBody(body: unknown, schemas: ArgumentSchemas): void {
	if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
	for (const [name, value] of Object.entries(body)) {
		const type = Object.hasOwn(schemas, name) ? schemas[name]?.type : undefined;
		if (!type) throw unknownName(name, 'field', name, Object.keys(schemas));
		if (!isOf(type, value)) {
			throw refused(name, `${name} is ${kinds[type]}, not ${JSON.stringify(value)}.`);
		}
	}
}

function isOf(type: NonNullable<ArgumentSchema['type']>, value: unknown): boolean {
	switch (type) {
		case 'integer':
			return Number.isInteger(value);
		case 'array':
			return Array.isArray(value) && value.every((one) => one !== undefined);
		case 'object':
			return typeof value === 'object' && value !== null && !Array.isArray(value);
		default:
			return typeof value === type;
	}
}
