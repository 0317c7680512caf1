import {
	DuckDBDecimalValue,
	DuckDBTimestampValue,
	DuckDBTypeId,
	type DuckDBType,
	type DuckDBValue,
} from '@duckdb/node-api';

/** A value of a result row after conversion: decimals and counts as numbers, timestamps as local strings. */
export type PlainValue = string | number | boolean | null;

/** Turns the engine's value into a plain one; lists and structs become their text. */
export function toPlain(value: DuckDBValue): PlainValue {
	if (value === null || value === undefined) return null;
	switch (typeof value) {
		case 'string':
		case 'number':
		case 'boolean':
			return value;
		case 'bigint':
			return Number(value);
		default:
			if (value instanceof DuckDBDecimalValue) return decimalToNumber(value);
			return value.toString();
	}
}

function decimalToNumber(decimal: DuckDBDecimalValue): number {
	const scaled = decimal.value;
	if (scaled <= MAX_SAFE && scaled >= -MAX_SAFE) return Number(scaled) / 10 ** decimal.scale;
	return Number(decimal.toString());
}

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Turns a plain value into what a column of this type takes when rows are appended. */
export function toColumnValue(value: PlainValue, type: DuckDBType): DuckDBValue {
	if (value === null) return null;
	switch (type.typeId) {
		case DuckDBTypeId.BIGINT:
			return BigInt(value);
		case DuckDBTypeId.DECIMAL:
			return toDecimal(value, type);
		case DuckDBTypeId.TIMESTAMP:
			return toTimestamp(String(value));
		case DuckDBTypeId.VARCHAR:
			return String(value);
		case DuckDBTypeId.BOOLEAN:
			return Boolean(value);
		case DuckDBTypeId.INTEGER:
			return rounded(Number(value));
		default:
			return Number(value);
	}
}

/** Half away from zero, so that a return undoes a sale. */
function rounded(value: number): number {
	return Math.sign(value) * Math.round(Math.abs(value));
}

function toDecimal(value: PlainValue, type: DuckDBType): DuckDBDecimalValue {
	const { width, scale } = type as DuckDBType & { width: number; scale: number }; // a DECIMAL type has both
	const amount = Number(value);
	const scaled = amount * 10 ** scale;
	if (Math.abs(scaled) <= Number.MAX_SAFE_INTEGER) {
		return new DuckDBDecimalValue(BigInt(rounded(scaled)), width, scale);
	}
	return new DuckDBDecimalValue(BigInt(amount.toFixed(scale).replace('.', '')), width, scale);
}

/** `YYYY-MM-DD HH:mm:ss`, with a space or a T between date and time. */
function toTimestamp(text: string): DuckDBTimestampValue {
	const milliseconds = Date.parse(`${text.slice(0, 10)}T${text.slice(11) || '00:00:00'}Z`);
	if (Number.isNaN(milliseconds)) throw new Error(`"${text}" is not a date and time.`);
	return new DuckDBTimestampValue(BigInt(milliseconds) * 1000n);
}
