import type { SavedView } from '@store-analytics/rest-api';
import { hasName, withDefault, withName, withoutView, withView, withViewAgain } from './edits';

const view = (id: string, changes: Partial<SavedView> = {}): SavedView => ({
	id,
	name: id,
	path: '/analytics/orders',
	query: '',
	isDefault: false,
	...changes,
});
const elsewhere = view('e', { path: '/customers', isDefault: true });
const brief = (views: readonly SavedView[]) =>
	views.map(({ id, name, isDefault }) => `${id} ${name}${isDefault ? ' *' : ''}`);

describe('A user’s views', () => {
	it('get a new one at the end, which replaces the former default view of its report', () => {
		const views = withView(
			[view('a', { isDefault: true }), elsewhere],
			view('b', { isDefault: true }),
		);
		expect(brief(views)).toEqual(['a a', 'e e *', 'b b *']);
	});

	it('have unique names for each report: a second one replaces the first and keeps its id', () => {
		const views = [view('a', { name: 'Été' }), view('b'), elsewhere];
		expect(brief(withView(views, view('c', { name: 'ÉTÉ', query: 'x=1' })))).toEqual([
			'a ÉTÉ',
			'b b',
			'e e *',
		]);
		expect(hasName(elsewhere, view('e'))).toBe(false);
	});

	it('are saved once after any number of retries', () => {
		const once = withView([], view('a', { name: 'First' }));
		expect(brief(withView(once, view('a', { name: 'Second' })))).toEqual(['a Second']);
	});

	it('open a report with one of them or with none', () => {
		const views = [view('a', { isDefault: true }), view('b'), elsewhere];
		expect(brief(withDefault(views, '/analytics/orders', 'b'))).toEqual(['a a', 'b b *', 'e e *']);
		expect(brief(withDefault(views, '/analytics/orders', undefined))).toEqual([
			'a a',
			'b b',
			'e e *',
		]);
	});

	it('return to their former places', () => {
		const views = [view('a'), view('b', { isDefault: true }), view('c')];
		const [, deleted] = views;
		const left = withoutView(views, 'b');
		expect(withViewAgain(left, deleted as SavedView, 1)).toEqual(views);
		const changed = withDefault(left, '/analytics/orders', 'c');
		expect(brief(withViewAgain(changed, deleted as SavedView, 1))).toEqual(['a a', 'b b', 'c c *']);
		expect(brief(withName(views, 'c', 'new'))).toEqual(['a a', 'b b *', 'c new']);
	});
});
