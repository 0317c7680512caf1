import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {
	address,
	ask,
	closeApp,
	network,
	openApp,
	reload,
	withSettings,
} from '../../support/journey';
import { tab, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

/** The box below a heading of the second or third level. */
async function card(title: string): Promise<HTMLElement> {
	const heading = await screen.findByRole('heading', { name: title, level: 3 });
	const found = heading.closest<HTMLElement>('.woocommerce-card');
	if (!found) throw new Error(`${title} stands in no card.`);
	return found;
}

/** The list of a card of tasks. */
const todo = (title: string) => screen.findByRole('group', { name: title });

/** Names and values in a period's card, in order. */
async function metrics(title: string): Promise<string[][]> {
	const links = await within(await card(title)).findAllByRole('link');
	return links.map((link) =>
		['label', 'value'].map(
			(part) => link.querySelector(`.sa-home__metric-${part}`)?.textContent ?? '',
		),
	);
}

interface Order {
	number: string;
	status: string;
	date_created: string;
}

/** Changes something in the shop, as another tab would. */
async function change(path: string, fields: object): Promise<void> {
	const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings; // set by openApp
	const reply = await fetch(`/wp-json/wc-analytics/${path}`, {
		method: 'PUT',
		headers: { 'content-type': 'application/json', 'X-WP-Nonce': nonce },
		body: JSON.stringify(fields),
	});
	expect(reply.status).toBe(200);
}

/** Waits for a message, both visible and announced. */
const told = (sentence: string) => screen.findAllByText(sentence);

describe('Home', () => {
	it('opens without a path, with its four parts, their names and no accessibility violation', async () => {
		await openApp('/');
		expect(await screen.findByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
		const headings = await screen.findAllByRole('heading', { level: 2 });
		const parts = headings.map(({ textContent }) => textContent);
		expect(parts).toEqual(['Sales so far', 'To do', 'Recent activity', 'Inbox']);
		await metrics('This month');
		await within(await todo('Orders to fulfill')).findAllByRole('link');
		await screen.findByRole('button', { name: /^Dismiss “Get ready/ });
		expect(await violations()).toEqual([]);
	});

	it('shows today, this week and this month as the reports do, and links to those with the same days', async () => {
		await openApp('/');
		const totalsOf = async (report: string) => {
			const month = 'after=2026-11-01T00:00:00&before=2026-11-20T23:59:59&interval=day';
			const path = `/wc-analytics/reports/${report}/stats?${month}`;
			return (await ask<{ totals: Record<string, number> }>(path)).totals;
		};
		const totals = await totalsOf('revenue');
		const money = (amount = NaN) =>
			amount.toLocaleString('en', { style: 'currency', currency: 'USD' });
		expect(await metrics('This month')).toEqual([
			['Total sales', money(totals.total_sales)],
			['Net sales', money(totals.net_revenue)],
			['Orders', String(totals.orders_count)],
			['Products sold', String((await totalsOf('products')).items_sold)],
		]);
		const asked = network.requests().filter((path) => path.includes('performance-indicators'));
		// At noon in New York, the comparison with yesterday ends at a quarter past.
		expect(asked.join()).toContain('after=2026-11-19T00:00:00&before=2026-11-19T12:14:59');
		expect(asked).toHaveLength(6);
		expect(await card('Today')).toHaveTextContent('Compared with yesterday until 12:15 pm');
		const week = within(await card('This week'));
		await user.click(await week.findByRole('link', { name: /^Net sales/ }));
		await waitFor(() =>
			expect(address()).toMatchObject({
				path: '/analytics/revenue',
				period: 'week',
				compare: 'previous_period',
				chart: 'net_revenue',
			}),
		);
	});

	it('opens today in a report that compares it with the same part of yesterday', async () => {
		await openApp('/');
		await metrics('Today');
		const opened = within(await card('Today')).getByRole('link', { name: /^Net sales/ });
		const change = /(?:Up|Down)(?: by)? \S+/.exec(opened.textContent ?? '')?.[0] ?? 'a change';
		await user.click(opened);
		await waitFor(async () => expect(await tab('Net sales')).toHaveTextContent(change));
		expect(network.requests().join()).toMatch(
			/revenue\/stats\?[^,]*after=2026-11-19T00:00:00&before=2026-11-19T12:14:59/,
		);
		expect(screen.getAllByText(/Nov 19, 2026 until 12:15 pm/).length).toBeGreaterThan(0);
	});

	it('lists the newest orders to fulfil, all on demand, and links to them', async () => {
		await openApp('/');
		const orders = await ask<Order[]>(
			'/wc-analytics/orders?status[0]=processing&status[1]=on-hold&per_page=100&orderby=date&order=desc',
		);
		const list = await todo('Orders to fulfill');
		const numbers = () =>
			within(list)
				.getAllByRole('link')
				.map(({ textContent }) => /^#(\d+) /.exec(textContent ?? '')?.[1]);
		await waitFor(() => expect(numbers()).toEqual(orders.slice(0, 6).map(({ number }) => number)));
		expect(orders.length).toBeGreaterThan(6);
		const box = within(await card('Orders to fulfill'));
		await user.click(box.getByRole('button', { name: /^Show (all|the newest) \d+$/ }));
		await waitFor(() => expect(numbers()).toEqual(orders.map(({ number }) => number)));
		await user.click(within(list).getAllByRole('link')[0] as HTMLElement); // as: counted above
		await waitFor(() => expect(address().path).toBe(`/orders/${orders[0]?.number}`));
	});
});

describe('Reviews to approve', () => {
	/** Puts two approved reviews of the shop on hold. */
	async function hold(): Promise<void> {
		const reviews = await ask<{ id: number }[]>('/wc-analytics/products/reviews?per_page=2');
		for (const { id } of reviews) await change(`products/reviews/${id}`, { status: 'hold' });
	}

	it('[S7.reviews.2] are approved in the shop, with Undo, and the focus stays in the list', async () => {
		await openApp('/');
		await hold();
		await reload();
		const list = await todo('Reviews to approve');
		const approve = () => within(list).findAllByRole('button', { name: /^Approve review by/ });
		const [first] = await approve();
		const before = (await approve()).length;
		const inAll = await held();
		await user.click(first as HTMLElement); // as: there are two
		await told('Review approved.');
		expect(await approve()).toHaveLength(before - 1);
		expect(list).toHaveFocus();
		expect(await held()).toBe(inAll - 1);
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		await waitFor(async () => expect(await approve()).toHaveLength(before));
		await waitFor(async () => expect(await held()).toBe(inAll));
	});

	it('[S7.reviews.3] can be trashed, and stay with a message if that fails', async () => {
		await openApp('/');
		await hold();
		await reload();
		const list = await todo('Reviews to approve');
		const trash = () => within(list).findAllByRole('button', { name: /^Move review by/ });
		const before = (await trash()).length;
		const inAll = await held();
		network.fail(/products\/reviews\/\d+/);
		await user.click((await trash())[0] as HTMLElement); // as: there are two
		await screen.findAllByText(
			/^The review by .* could not be changed\. The shop’s server reported an error/,
		);
		expect(await trash()).toHaveLength(before);
		network.recover();
		await user.click((await trash())[0] as HTMLElement);
		await told('Review moved to the trash.');
		expect(await held()).toBe(inAll - 1);
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		await waitFor(async () => expect(await held()).toBe(inAll));
	});

	const held = async () =>
		(await ask<unknown[]>('/wc-analytics/products/reviews?status=hold&per_page=100')).length;
});

describe('Low stock', () => {
	it('[S7.products.2] is updated in the shop, with Undo, and rejects input that is not a number', async () => {
		await openApp('/');
		const list = await todo('Low stock');
		const [field] = await within(list).findAllByRole('textbox');
		const input = field as HTMLInputElement; // as: the role is that of an input
		const name = input.labels?.[0]?.textContent?.replace('Stock of ', '') ?? '';
		const before = input.value;
		const update = screen.getByRole('button', { name: `Update the stock of ${name}` });
		await user.clear(input);
		await user.type(input, 'many');
		await user.click(update);
		expect(await within(list).findByRole('alert')).toHaveTextContent('Enter a whole number.');
		await user.clear(input);
		await user.type(input, '40{Enter}');
		await told(`Stock of ${name} is now 40.`);
		expect(await stockOf(name)).toBe(40);
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		await waitFor(async () => expect(await stockOf(name)).toBe(Number(before)));
		await waitFor(() => expect(input).toHaveValue(before));
	});

	async function stockOf(name: string): Promise<number | undefined> {
		const rows = await ask<{ name: string; stock_quantity: number }[]>(
			'/wc-analytics/products/low-in-stock?per_page=100',
		);
		const stock = await ask<{ name: string; stock_quantity: number }[]>(
			'/wc-analytics/reports/stock?per_page=100&type=all&orderby=stock_quantity&order=desc',
		);
		return [...rows, ...stock].find((row) => row.name === name)?.stock_quantity;
	}
});

describe('A store with a connected shop', () => {
	it('links to the shop for tasks, and changes nothing itself', async () => {
		const address = 'https://shop.example';
		const connectedShop = { address, adminUrl: `${address}/wp-admin/`, status: null };
		await openApp('/', {}, withSettings({ connectedShop }));
		for (const title of ['Orders to fulfill', 'Reviews to approve', 'Low stock']) {
			const box = within(await card(title));
			await within(await todo(title)).findAllByRole('link');
			const link = box.getByRole('link', { name: /^Open in the shop/ });
			expect(link.getAttribute('href')).toMatch(/^https:\/\/shop\.example\/wp-admin\/edit\.php\?/);
		}
		expect(screen.queryByRole('button', { name: /^(Approve|Trash|Update)/ })).toBeNull();
		expect(screen.queryByRole('textbox')).toBeNull();
	});
});

describe('Recent events', () => {
	it("[S2.other-widgets.8] list the last orders and refunds by the shop's days, newest first", async () => {
		await openApp('/');
		const [newest] = await ask<Order[]>('/wc-analytics/orders?per_page=1');
		const link = await screen.findByRole('link', { name: `New order #${newest?.number}` });
		const day = new Date(`${newest?.date_created}Z`).toLocaleDateString('en', {
			dateStyle: 'long',
			timeZone: 'UTC',
		});
		expect(link.closest('ul')).toHaveAccessibleName(day);
		expect(screen.getAllByRole('link', { name: /^Refund of order #\d+$/ })).toHaveLength(3);
	});
});
