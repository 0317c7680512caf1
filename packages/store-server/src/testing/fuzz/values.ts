import fc, { type Arbitrary } from 'fast-check';
import type { ArgumentSchema } from '../../rest/router/schema';

const two = (most: number) =>
	fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));

const year = fc.oneof(
	fc.constantFrom('0000', '0001', '0099', '1969', '9998', '9999'),
	fc.integer({ min: 2024, max: 2027 }).map(String),
	fc.integer({ min: 1, max: 9999 }).map((number) => String(number).padStart(4, '0')),
);

const zone = fc.constantFrom('', '', '', 'Z', 'z', '+05:30', '-1200', '+14', '+99:99', '+24:00');

/** A date and time with every part in and slightly beyond its range. */
const moment = fc
	.tuple(year, two(13), two(32), fc.constantFrom('T', 't', ' ', ''), two(25), two(61), two(61))
	.chain(([y, month, day, sign, hour, minute, second]) =>
		zone.map((end) => `${y}-${month}-${day}${sign}${hour}:${minute}:${second}${end}`),
	);

/** A valid date and time. */
const meant = fc
	.tuple(year, fc.constantFrom('-01-01', '-02-28', '-11-20', '-12-31'), two(23))
	.map(([y, day, hour]) => `${y}${day}T${hour}:59:59`);

const whole = fc.oneof(
	fc.integer({ min: 0, max: 300 }),
	fc.constantFrom(-1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e20, 1e308, -1e20),
);

const words = fc.constantFrom(
	'name',
	'a',
	'%',
	"' OR 1=1 --",
	'"',
	'\\',
	'US:CA',
	'::,,:',
	'1,2,3',
	'<script>',
	'\u0000',
	'\r\nSet-Cookie: a=b',
	'İı\u0301',
	'🛒',
	'constructor',
	'__proto__',
	'x'.repeat(3000),
);

/**
 * Any Unicode character except surrogates. fast-check's `binary` does the same, but lists all million of them first.
 */
const sign = fc
	.integer({ min: 0, max: 0x10f7ff })
	.map((place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800));

/** Values that are wrong for every argument. */
export const odd: Arbitrary<unknown> = fc.oneof(
	words,
	whole,
	moment,
	fc.constantFrom(
		'',
		'null',
		'NaN',
		'Infinity',
		'1e400',
		'0x10',
		'１２',
		'-0',
		'1.5',
		'9'.repeat(400),
	),
	fc.constantFrom<unknown>(null, true, [], [[]], {}, { toString: '1' }, [{ valueOf: [] }]),
	fc.constantFrom<unknown>(
		{ __proto__: null, length: 3 },
		[
			['', ''],
			[1e20, 1e20],
		],
		['9'.repeat(60)],
	),
	fc.string({ maxLength: 12, unit: sign }),
	fc.array(fc.oneof(whole, words), { maxLength: 4 }),
);

/** A value that is valid, or almost valid, for an argument's schema. */
export function fitting(schema: ArgumentSchema): Arbitrary<unknown> {
	if (schema.format === 'date-time') return fc.oneof(meant, meant, moment);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	switch (schema.type) {
		case 'array':
			return fc.array(schema.items?.type ? fitting(schema.items) : pair, { maxLength: 3 });
		case 'integer':
		case 'number':
			return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 300 });
		case 'boolean':
			return fc.constantFrom('true', 'false', '0', '1', true);
		case 'object':
			return fc.dictionary(words, words, { maxKeys: 2 });
		default:
			return fc.oneof(words, meant, whole.map(String));
	}
}

/** An attribute and its value, by id or by name. */
const pair = fc.tuple(
	fc.constantFrom('1', '2', 'size', '9'.repeat(30)),
	fc.constantFrom('1', 'Small'),
);
