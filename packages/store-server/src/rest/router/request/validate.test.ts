import { RestError } from '../errors';
import { checkArguments } from './validate';

const schemas = {
	page: { type: 'integer', default: 1, minimum: 1, maximum: 9 },
	flag: { type: 'boolean' },
	ids: { type: 'array', items: { type: 'integer' }, default: [] },
	order: { type: 'string', enum: ['asc', 'desc'] },
	after: { type: 'string', format: 'date-time' },
} as const;

const check = (sent: Record<string, unknown>) =>
	checkArguments(schemas, new Map(Object.entries(sent)));

function refusal(sent: Record<string, unknown>): RestError | undefined {
	try {
		check(sent);
		return undefined;
	} catch (error) {
		return error instanceof RestError ? error : undefined;
	}
}

describe('arguments of a route', () => {
	it('casts what is valid and fills in what is not sent', () => {
		expect(check({ ids: '3, 4', flag: 'true', other: 'x' }).values).toEqual({
			page: 1,
			ids: [3, 4],
			flag: true,
		});
	});

	it('keeps what is not declared for links, but not for the handler', () => {
		const { values, given } = check({ other: 'x', page: '2' });
		expect(values).not.toHaveProperty('other');
		expect([...given]).toEqual([
			['other', 'x'],
			['page', 2],
		]);
	});

	it('keeps what WooCommerce does not know as it was sent for links, and reads it for the handler', () => {
		const own = { products: { type: 'array', items: { type: 'integer' }, isOwn: true } } as const;
		const { values, given } = checkArguments(own, new Map([['products', '17,18']]));
		expect(values).toEqual({ products: [17, 18] });
		expect([...given]).toEqual([['products', '17,18']]);
	});

	it.each([
		[{ page: 'x' }, 'page is not of type integer.'],
		[{ page: '' }, 'page is not of type integer.'],
		[{ page: '0' }, 'page must be between 1 (inclusive) and 9 (inclusive)'],
		[{ ids: 'a,b' }, 'ids[0] is not of type integer.'],
		[{ ids: '9007199254740993' }, 'ids[0] is not of type integer.'],
		[{ order: 'up' }, 'order is not one of asc and desc.'],
		[{ order: ['asc'] }, 'order is not of type string.'],
		[{ after: '2026-02-30T00:00:00' }, 'Invalid date.'],
		[{ after: '2026-02-03' }, 'Invalid date.'],
		[{ flag: 'perhaps' }, 'flag is not of type boolean.'],
	])('refuses %j in words that name the argument', (sent, message) => {
		const error = refusal(sent);
		const [name = ''] = Object.keys(sent);
		expect(error).toMatchObject({ code: 'rest_invalid_param', status: 400 });
		expect(error?.data).toMatchObject({ params: { [name]: message } });
	});

	it('names everything that is missing', () => {
		const required = { a: { required: true }, b: { required: true } } as const;
		expect(() => checkArguments(required, new Map())).toThrow('Missing parameter(s): a, b');
	});
});
