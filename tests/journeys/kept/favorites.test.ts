import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask, closeApp, network, openApp, reload } from '../../support/journey';
import { numbers, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

describe('Favorites', () => {
	const names = () => {
		const menu = [...document.querySelectorAll('#adminmenu .wp-submenu')].at(-1);
		const entries = menu?.querySelectorAll('li:not(.wp-submenu-head)') ?? [];
		return [...entries].map(({ textContent }) => textContent);
	};
	const star = (name: string) =>
		screen.findByRole('button', { name: `Add ${name} to the favorites` });
	const kept = async () => {
		const path = '/wp/v2/users/me?context=edit';
		const me = await ask<{ woocommerce_meta: Record<string, string> }>(path);
		return me.woocommerce_meta['favorite_reports'];
	};

	it('[S4.favorites.1] move a report to the top of the menu at once and on every later page, until removed', async () => {
		await openApp('/analytics/orders');
		const before = names();
		expect(before.slice(0, 4)).toEqual(['Overview', 'Products', 'Revenue', 'Orders']);
		expect(await star('Orders')).toHaveAttribute('aria-pressed', 'false');
		await user.click(await star('Orders'));
		expect(await star('Orders')).toHaveAttribute('aria-pressed', 'true');
		expect(names().slice(0, 3)).toEqual(['Orders', 'Overview', 'Products']);
		expect(await violations()).toEqual([]);
		await waitFor(async () => expect(await kept()).toBe('["orders"]'));

		await user.click(screen.getAllByRole('link', { name: 'Customers' })[0] as HTMLElement); // there is one
		await user.click(await star('Customers'));
		expect(names().slice(0, 3)).toEqual(['Orders', 'Customers', 'Overview']);
		await waitFor(async () => expect(await kept()).toBe('["orders","customers"]'));
		await reload();
		expect(names().slice(0, 3)).toEqual(['Orders', 'Customers', 'Overview']);
		expect(await star('Customers')).toHaveAttribute('aria-pressed', 'true');

		await user.click(await star('Customers'));
		await user.click(screen.getByRole('link', { name: 'Orders' }));
		await user.click(await star('Orders'));
		expect(names()).toEqual(before);
		await waitFor(async () => expect(await kept()).toBe('[]'));
		await reload();
		expect(names()).toEqual(before);
	});

	it('report a failure to save, and last for this visit', async () => {
		await openApp('/analytics/coupons');
		network.fail(/users/);
		await user.click(await star('Coupons'));
		expect(names()[0]).toBe('Coupons');
		const sentence = /^Your choice could not be saved/;
		expect(
			await screen.findByText(sentence, { selector: '.components-snackbar__content' }),
		).toBeVisible();
	});

	it('are offered for reports only', async () => {
		await openApp('/analytics/overview');
		await numbers().catch(() => undefined);
		expect(screen.queryByRole('button', { name: /to the favorites$/ })).not.toBeInTheDocument();
	});
});
