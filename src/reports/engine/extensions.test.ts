import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { extend } from './extensions';

const isList = (value: unknown): value is string[] => Array.isArray(value);

describe('values that extensions may change', () => {
	afterEach(() => void removeAllFilters('test.charts', ''));

	it('hands the value and the arguments to every callback in turn', () => {
		addFilter('test.charts', 'shop/first', (list: string[], query: string) => [...list, query]);
		addFilter('test.charts', 'shop/second', (list: string[]) => [...list, 'last']);
		expect(extend('test.charts', ['own'], isList, 'query')).toEqual({
			value: ['own', 'query', 'last'],
			failures: [],
		});
	});

	it('names the callback that throws and keeps what the others did', () => {
		addFilter('test.charts', 'shop/good', (list: string[]) => [...list, 'good']);
		addFilter('test.charts', 'shop/broken', () => {
			throw new Error('no such metric');
		});
		addFilter('test.charts', 'shop/late', (list: string[]) => [...list, 'late']);
		expect(extend('test.charts', ['own'], isList)).toEqual({
			value: ['own', 'good', 'late'],
			failures: [{ hook: 'test.charts', namespace: 'shop/broken', message: 'no such metric' }],
		});
	});

	it('leaves out an answer of the wrong shape', () => {
		addFilter('test.charts', 'shop/forgot-return', () => undefined);
		expect(extend('test.charts', ['own'], isList)).toEqual({
			value: ['own'],
			failures: [
				{
					hook: 'test.charts',
					namespace: 'shop/forgot-return',
					message: 'answered with undefined',
				},
			],
		});
	});
});
