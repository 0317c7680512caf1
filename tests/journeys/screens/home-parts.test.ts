import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask, closeApp, network, openApp, reload } from '../../support/journey';

const user = userEvent.setup();

afterEach(closeApp);

/** The list of a card of tasks. */
const todo = (title: string) => screen.findByRole('group', { name: title });

/** The names of today's numbers, in order. */
async function metrics(): Promise<(string | undefined)[]> {
	const heading = await screen.findByRole('heading', { name: 'Today', level: 3 });
	const card = heading.closest<HTMLElement>('.woocommerce-card');
	const links = await within(card ?? document.body).findAllByRole('link');
	return links.map((link) => link.querySelector('.sa-home__metric-label')?.textContent ?? '');
}

describe('When a request on Home fails', () => {
	it.each([
		[/performance-indicators/, 'These numbers could not be loaded.'],
		[/low-in-stock/, 'This list could not be loaded.'],
		[/products\/reviews/, 'This list could not be loaded.'],
		[/reports\/orders/, 'Some activity could not be loaded.'],
		[/admin\/notes/, 'The messages could not be loaded.'],
	])(
		'for %s, its part reports that and retries, and the others stay',
		async (pattern, sentence) => {
			await openApp('/');
			network.fail(pattern);
			const [alert] = await screen.findAllByText(new RegExp(sentence));
			expect(alert).toBeVisible();
			await screen.findByText('Orders to fulfill');
			network.recover();
			for (const button of screen.getAllByRole('button', { name: 'Try again' }))
				await user.click(button);
			await waitFor(() => expect(screen.queryByText(new RegExp(sentence))).toBeNull());
		},
	);

	it('a response of another shape is reported as such, and a missing shop once', async () => {
		await openApp('/');
		network.reply(/low-in-stock/, { no: 'list' });
		const list = await todo('Low stock');
		await waitFor(() => expect(list).toHaveTextContent('This list could not be loaded.'));
		await openApp('/');
		network.cut(/^\/wc-/);
		await waitFor(() => expect(visibleAlerts()).toHaveLength(1));
	});

	const visibleAlerts = () =>
		screen.queryAllByRole('alert').filter((alert) => !alert.closest('[hidden]'));
});

describe('Each part of Home', () => {
	it('can be moved, hidden and restored by its user, and hidden numbers are stored where WooCommerce stores them', async () => {
		await openApp('/');
		const titles = () =>
			screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
		await metrics();
		const menus = () => screen.getAllByRole('button', { name: /section (name|options)/i });
		await user.click(menus()[3] as HTMLElement); // There is one for each section.
		await user.click(await screen.findByText('Move up'));
		expect(titles()).toEqual(['Sales so far', 'To do', 'Inbox', 'Recent activity']);
		await user.click(menus()[1] as HTMLElement);
		await user.click(await screen.findByText('Remove section'));
		expect(titles()).toEqual(['Sales so far', 'Inbox', 'Recent activity']);
		await user.click(menus()[0] as HTMLElement);
		await user.click(
			await screen.findByText('Net sales', { selector: '.woocommerce-ellipsis-menu__item *' }),
		);
		await waitFor(async () =>
			expect(await metrics()).toEqual(['Total sales', 'Orders', 'Products sold']),
		);
		await waitFor(async () =>
			expect((await preferences()).homepage_stats).toContain('revenue/net_revenue'),
		);
		await reload();
		await metrics();
		expect(titles()).toEqual(['Sales so far', 'Inbox', 'Recent activity']);
		await user.click(screen.getByRole('button', { name: 'Add more sections' }));
		await user.click(await screen.findByRole('button', { name: 'Add To do section' }));
		expect(titles()).toEqual(['Sales so far', 'Inbox', 'Recent activity', 'To do']);
		await waitFor(async () =>
			expect((await preferences()).homepage_sections).toMatch(/"key":"todo"[^}]*"isVisible":true/),
		);
	});

	const preferences = async () =>
		(await ask<{ woocommerce_meta: Record<string, string> }>('/wp/v2/users/me?context=edit'))
			.woocommerce_meta;
});
