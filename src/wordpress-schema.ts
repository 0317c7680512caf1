/** What WordPress checks of JSON schema; it refuses to check a schema without a type. */
const known = new Set([
	...['type', 'title', 'description', 'default', 'enum', 'format', 'pattern'],
	...['properties', 'additionalProperties', 'required', 'items', 'minItems', 'maxItems'],
	...['uniqueItems', 'minimum', 'maximum', 'minLength', 'maxLength', 'anyOf', 'oneOf'],
]);

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the part of a JSON schema that WordPress can check. The query itself refuses the rest.
 * @example wordPressSchema({ const: 1 }) // { type: 'integer', enum: [1] }
 */
export function wordPressSchema(schema: Schema): Schema {
	const { const: only, ...rest } = schema;
	if (only !== undefined)
		return { type: typeof only === 'number' ? 'integer' : 'string', enum: [only] };
	const kept = Object.entries(rest).filter(([name, value]) => known.has(name) && isChecked(value));
	return Object.fromEntries(kept.map(([name, value]) => [name, written(name, value)]));
}

/** Choices that only name required fields have no type. */
function isChecked(value: unknown): boolean {
	return (
		!Array.isArray(value) || value.every((one) => !isSchema(one) || 'type' in one || 'anyOf' in one)
	);
}

function written(name: string, value: unknown): unknown {
	if (name === 'properties' && isSchema(value)) {
		return Object.fromEntries(
			Object.entries(value).map(([key, one]) => [key, isSchema(one) ? wordPressSchema(one) : one]),
		);
	}
	if (Array.isArray(value)) return value.map((one) => (isSchema(one) ? wordPressSchema(one) : one));
	return name !== 'default' && isSchema(value) ? wordPressSchema(value) : value;
}
