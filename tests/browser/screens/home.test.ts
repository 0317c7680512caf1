import type { Page } from 'playwright-core';
import { eachTestVisits } from '../support/each-test-visits';
import type { Visit } from '../support/visit';

let current: Visit;
let page: Page;

eachTestVisits((atHand) => ({ current, page } = atHand));

describe('Home', () => {
	it('has cards without empty space once everything has loaded with the page', async () => {
		await current.open('/', '');
		const heights = await page.locator('.sa-home__list').evaluateAll((lists) => {
			// As in a shop without pending tasks.
			for (const list of lists) list.replaceChildren();
			return lists.map(({ clientHeight }) => clientHeight);
		});
		expect(heights).toEqual([0, 0, 0]);
	});

	it('[S7.reviews.2] approves a review and restores it by keyboard alone', async () => {
		await current.open('/', '');
		const list = page.getByRole('group', { name: 'Reviews to approve' });
		const approve = list.getByRole('button', { name: /^Approve review by/ });
		const before = await approve.count();
		await approve.first().focus();
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Undo' }).waitFor();
		expect(await approve.count()).toBe(before - 1);
		// The focus did not disappear with the review: Tab moves to the next one.
		await page.keyboard.press('Tab');
		expect(await list.locator(':focus').count()).toBe(1);
		await page.getByRole('button', { name: 'Undo' }).press('Enter');
		await page.waitForFunction(
			(count) => document.querySelectorAll('[aria-label^="Approve review by"]').length === count,
			before,
		);
		expect(current.complaints).toEqual([]);
	});

	it('[S7.notes.5] keeps messages unread until they become visible, and sends no request before', async () => {
		await current.open('/', '');
		const updates = () => current.requests.filter((path) => path.includes('admin/notes/update'));
		expect(current.requests).toEqual([]);
		const note = page.locator('[data-note]').last();
		await Promise.all([
			page.waitForResponse(/admin\/notes\/update/),
			note.scrollIntoViewIfNeeded(),
		]);
		expect(updates().length).toBeGreaterThan(0);
	});
});
