import fc from 'fast-check';
import { flattenFilters, getActiveFiltersFromQuery, getDefaultOptionValue } from './index';
import { getIdsFromQuery, getQueryFromActiveFilters, getSearchWords, getUrlKey } from './index';
import { getSetOfIdsFromQuery, parseQuery, searchFromWords, stringifyQuery } from './index';
import type { ActiveFilter, FilterConfigs, Query } from './index';

const rules = (...values: string[]) => values.map((value) => ({ value, label: value }));
const config: FilterConfigs = {
	status: { rules: rules('is', 'is_not'), input: { component: 'SelectControl' } },
	product: { rules: rules('includes', 'excludes'), input: { component: 'Search' } },
	refunds: { input: { component: 'SelectControl' } },
	attribute: {
		rules: rules('is', 'is_not'),
		allowMultiple: true,
		input: { component: 'ProductAttribute' },
	},
	total: { rules: rules('lessthan', 'morethan', 'between'), input: { component: 'Currency' } },
	items: { rules: rules('lessthan', 'morethan', 'between'), input: { component: 'Number' } },
	date: { rules: rules('before', 'after', 'between'), input: { component: 'Date' } },
};

describe('The active filters of a query', () => {
	it('[S3.filter.1] have a key, a rule and a value, in config order', () => {
		const query = parseQuery(
			'total_between[]=1&total_between[]=9&refunds=full&product_includes=1,2',
		);
		expect(getActiveFiltersFromQuery(query, config)).toEqual([
			{ key: 'product', rule: 'includes', value: '1,2' },
			{ key: 'refunds', value: 'full' },
			{ key: 'total', rule: 'between', value: ['1', '9'] },
		]);
		expect('rule' in (getActiveFiltersFromQuery({ refunds: 'full' }, config)[0] ?? {})).toBe(false);
	});

	it('include every instance of a filter that allows several, in the order of rules', () => {
		const query = parseQuery(
			'attribute_is_not[]=7&attribute_is[0][]=12&attribute_is[0][]=34&attribute_is[1][]=5',
		);
		expect(getActiveFiltersFromQuery(query, config)).toEqual([
			{ key: 'attribute', rule: 'is', value: ['12', '34'] },
			{ key: 'attribute', rule: 'is', value: ['5'] },
			{ key: 'attribute', rule: 'is_not', value: '7' },
		]);
		expect(getActiveFiltersFromQuery({ attribute_is: '7' }, config)).toHaveLength(1);
	});

	it('leave out unknown and empty filters, and ruled filters without a rule', () => {
		expect(
			getActiveFiltersFromQuery({ status: 'x', nothing_is: 'y', status_is: '' }, config),
		).toEqual([]);
		expect(getActiveFiltersFromQuery({}, config)).toEqual([]);
		expect(getActiveFiltersFromQuery({ a: '1' }, {})).toEqual([]);
	});

	it('include one instance at most of a filter that allows one', () => {
		expect(getActiveFiltersFromQuery({ status_is_not: 'a', status_is: 'b' }, config)).toEqual([
			{ key: 'status', rule: 'is', value: 'b' },
		]);
	});
});

describe('getQueryFromActiveFilters', () => {
	it('writes each filter as key_rule or key, and removes the others', () => {
		const query = { status_is: 'completed', refunds: 'all', filter: 'advanced' };
		const filters = [
			{ key: 'status', rule: 'is_not', value: 'failed' },
			{ key: 'refunds', value: 'full' },
		];
		expect(getQueryFromActiveFilters(filters, query, config)).toEqual({
			status_is: undefined,
			status_is_not: 'failed',
			refunds: 'full',
		});
		expect(getQueryFromActiveFilters([], query, config)).toHaveProperty('status_is', undefined);
	});

	it.each([[['1', '']], [['', '9']], [['1']], ['1'], [[]], [['1', '2', '3']], [undefined]])(
		'[S5.filters.1] does not write the range %j, which lacks an end',
		(value) => {
			const filters = [{ key: 'total', rule: 'between', value }];
			expect(getQueryFromActiveFilters(filters, {}, config)).toEqual({});
		},
	);

	it('[S5.filters.1] writes a range with both ends', () => {
		const filters = [{ key: 'total', rule: 'between', value: ['0', '9'] }];
		expect(getQueryFromActiveFilters(filters, {}, config)).toEqual({ total_between: ['0', '9'] });
	});

	it('[S5.filters.3] keeps the first value present of two for another rule', () => {
		const written = (value: unknown) =>
			getQueryFromActiveFilters([{ key: 'total', rule: 'lessthan', value }], {}, config);
		expect(written(['3', '9'])).toEqual({ total_lessthan: '3' });
		expect(written(['', '9'])).toEqual({ total_lessthan: '9' });
		expect(written(['', ''])).toEqual({});
	});

	it('writes several instances as a list, and keeps pairs', () => {
		const filters = [
			{ key: 'attribute', rule: 'is', value: ['12', '34'] },
			{ key: 'attribute', rule: 'is', value: ['5', '6'] },
			{ key: 'attribute', rule: 'is_not', value: ['7', '8'] },
		];
		expect(getQueryFromActiveFilters(filters, {}, config)).toEqual({
			attribute_is: [
				['12', '34'],
				['5', '6'],
			],
			attribute_is_not: [['7', '8']],
		});
	});

	it.each(['', null, undefined, []])('does not write the value %j', (value) => {
		expect(getQueryFromActiveFilters([{ key: 'refunds', value }], {}, config)).toEqual({});
	});

	it('writes what reads back as the same filters, through the address', () => {
		const texts = fc.string({ minLength: 1, unit: 'grapheme' });
		const pairs: fc.Arbitrary<unknown> = fc.tuple(texts, texts);
		const ruled = (key: string, names: string[], value: fc.Arbitrary<unknown>) =>
			fc.record({ key: fc.constant(key), rule: fc.constantFrom(...names), value });
		const bound = (key: string) => ruled(key, ['lessthan', 'morethan'], texts);
		const filters: fc.Arbitrary<ActiveFilter[]> = fc
			.tuple(
				fc.array(ruled('status', ['is', 'is_not'], texts), { maxLength: 1 }),
				fc.array(ruled('product', ['includes', 'excludes'], texts), { maxLength: 1 }),
				fc.array(fc.record({ key: fc.constant('refunds'), value: texts }), { maxLength: 1 }),
				fc.array(ruled('attribute', ['is'], pairs)),
				fc.array(ruled('attribute', ['is_not'], pairs)),
				fc.array(fc.oneof(ruled('total', ['between'], pairs), bound('total')), { maxLength: 1 }),
				fc.array(fc.oneof(ruled('items', ['between'], pairs), bound('items')), { maxLength: 1 }),
				fc.array(
					fc.oneof(ruled('date', ['between'], pairs), ruled('date', ['before', 'after'], texts)),
					{ maxLength: 1 },
				),
			)
			.map((found) => found.flat());
		fc.assert(
			fc.property(filters, filters, (active, earlier) => {
				const read = (query: Query) => getActiveFiltersFromQuery(query, config);
				const before = parseQuery(stringifyQuery(getQueryFromActiveFilters(earlier, {}, config)));
				const change = getQueryFromActiveFilters(active, before, config);
				expect(read(parseQuery(stringifyQuery({ ...before, ...change })))).toEqual(active);
			}),
		);
	});
});

describe('The filter helpers', () => {
	it('build the key of a filter in the address', () => {
		expect([getUrlKey('status', 'is'), getUrlKey('refunds')]).toEqual(['status_is', 'refunds']);
	});

	it('select the default option, else the first, else none', () => {
		const options = rules('new', 'returning');
		const filter = (defaultOption?: string) => ({
			input: { defaultOption },
			labels: { add: 'Type' },
		});
		expect(getDefaultOptionValue(filter('returning'), options)).toBe('returning');
		expect(getDefaultOptionValue(filter(), options)).toBe('new');
		expect(getDefaultOptionValue(filter(), [])).toBeUndefined();
		const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
		expect(getDefaultOptionValue(filter('nobody'), options)).toBe('new');
		expect(warn).toHaveBeenCalledWith(expect.stringContaining("'nobody'"));
		warn.mockRestore();
	});

	it('flatten nested filters depth first', () => {
		interface Option {
			value: string;
			subFilters?: Option[];
		}
		const filters: Option[] = [
			{ value: 'a', subFilters: [{ value: 'b', subFilters: [{ value: 'c' }] }] },
			{ value: 'd' },
		];
		expect(flattenFilters(filters)).toEqual([
			{ value: 'a' },
			{ value: 'b' },
			{ value: 'c' },
			{ value: 'd' },
		]);
	});
});

describe('Lists in one parameter', () => {
	it.each([
		['1,2,3', [1, 2, 3]],
		['3,3,1', [3, 1]],
		['0,1', [1]],
		['1,,x,NaN,2', [1, 2]],
		[' 4 , 5', [4, 5]],
		['', []],
		[undefined, []],
		[
			['1', '2'],
			[1, 2],
		],
		[{ a: '1' }, []],
	])('[S5.filters.5] with %j contain the ids %j', (text, ids) => {
		expect(getIdsFromQuery(text)).toEqual(ids);
		expect(getSetOfIdsFromQuery(text)).toEqual(new Set(ids));
	});

	it('[S5.filters.5] always give unique non-zero integers', () => {
		const part = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
		fc.assert(
			fc.property(fc.array(part), (parts) => {
				const ids = getIdsFromQuery(parts.join(','));
				expect(new Set(ids).size).toBe(ids.length);
				expect(ids.every((id) => Number.isInteger(id) && id !== 0)).toBe(true);
			}),
		);
	});

	it('can contain search words, with commas within words as %2C', () => {
		expect(getSearchWords({ search: 'shirt,red%2C large%2C wool' })).toEqual([
			'shirt',
			'red, large, wool',
		]);
		expect([getSearchWords({}), getSearchWords({ search: '' })]).toEqual([[], []]);
		// @ts-expect-error: callers without types make this mistake.
		expect(() => getSearchWords('shirt')).toThrow('takes a query object');
	});

	it('read back the search words that were written', () => {
		const words = fc.array(fc.string({ minLength: 1 }).filter((word) => !word.includes('%2C')));
		fc.assert(
			fc.property(words, (list) => {
				const search = searchFromWords(list);
				const address = parseQuery(stringifyQuery({ search }));
				expect(getSearchWords(address)).toEqual([...new Set(list)]);
			}),
		);
	});
});

describe('Query strings', () => {
	it('read back as they were written', () => {
		const keys = fc.stringMatching(/^[a-z][a-z0-9_-]{0,8}$/);
		const texts = fc.string({ unit: 'grapheme' });
		const values = fc.oneof(
			texts,
			fc.array(texts, { minLength: 1, maxLength: 30 }),
			fc.array(fc.array(texts, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 25 }),
		);
		fc.assert(
			fc.property(fc.dictionary(keys, values, { noNullPrototype: true }), (query) => {
				const known = Object.entries(query).filter(([key]) => !(key in Object.prototype));
				expect(parseQuery(`?${stringifyQuery(Object.fromEntries(known))}`)).toEqual(
					Object.fromEntries(known),
				);
			}),
		);
	});

	it('never break a page, however damaged', () => {
		fc.assert(
			fc.property(
				fc.string({ unit: fc.constantFrom('%', '[', ']', '&', '=', 'a', '2', '?') }),
				(text) => {
					expect(() => parseQuery(text)).not.toThrow();
				},
			),
		);
		expect(parseQuery('a=%E0%A4%A')).toEqual({ a: '%E0%A4%A' });
		expect(parseQuery('__proto__[x]=1&a=1')).toEqual({ a: '1' });
	});
});
