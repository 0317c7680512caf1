import { BusyError, damagedStore, InUseError } from '../database/failures';
import { problemOf } from '../stores/shop';
import { brokenShopPage } from './broken-shop';

/** The attributes of the paragraph with the reason. */
function attributesOfReason(error: unknown): string | undefined {
	const problem = problemOf(error);
	const page = brokenShopPage([], problem, { current: '', locale: 'de_DE' });
	return page
		.split('\n')
		.find((line) => line.includes(problem.message.slice(0, 20)))
		?.match(/^<p([^>]*)>/)?.[1];
}

describe('The page of a shop that cannot be read', () => {
	it('marks sentences as English only if nobody translates them', () => {
		expect(attributesOfReason(new InUseError('shop.duckdb'))).toBe(' dir="ltr" lang="en"');
		expect(attributesOfReason(new Error('broken'))).toBe(' dir="ltr" lang="en"');
		expect(attributesOfReason(new BusyError())).toBe('');
		expect(attributesOfReason(damagedStore())).toBe('');
	});
});
