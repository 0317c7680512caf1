import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, closeApp, network, openApp } from '../../support/journey';

const user = userEvent.setup();

afterEach(closeApp);

async function openActivity(): Promise<HTMLElement> {
	await user.click(await screen.findByRole('button', { name: 'Activity' }));
	return screen.findByRole('dialog', { name: 'Activity' });
}

async function titles(panel: HTMLElement): Promise<string[]> {
	const headings = await within(panel).findAllByRole('heading');
	return headings.map((heading) => heading.textContent ?? '');
}

/** The message with this title, including its buttons. */
async function message(panel: HTMLElement, title: RegExp): Promise<HTMLElement> {
	const heading = await within(panel).findByRole('heading', { name: title });
	const item = heading.closest('li');
	if (!item) throw new Error('A message is an item of the list.');
	return item;
}

describe('Activity', () => {
	it('shows that something is unread some time after the screen is ready, and requests it once', async () => {
		await openApp('/analytics/stock');
		await screen.findByRole('table');
		const button = await screen.findByRole('button', { name: 'Activity' });
		const asked = () => network.requests().filter((path) => path.includes('admin/notes'));
		expect(asked()).toEqual([]);
		expect(button).not.toHaveAccessibleDescription();
		await waitFor(() => expect(button).toHaveAccessibleDescription('There are unread messages.'), {
			timeout: 30_000,
		});
		expect(asked()).toHaveLength(1);
	});

	it("[S7.notes.1, S7.notes.5] lists the owner's messages when it opens, newest first, and marks seen ones as read the next time", async () => {
		await openApp('/analytics/stock');
		await screen.findByRole('table');
		expect(network.requests().join()).not.toContain('admin/notes');
		const button = screen.getByRole('button', { name: 'Activity' });
		await waitFor(() => expect(button).toHaveAccessibleDescription('There are unread messages.'), {
			timeout: 30_000,
		});
		const panel = await openActivity();
		expect((await titles(panel)).slice(0, 2)).toEqual([
			'Unread: Your store is one year old',
			'Unread: Get ready for the holidays',
		]);
		const link = within(panel).getByRole('link', { name: 'Read how' });
		expect(link.getAttribute('href')).toBe('https://woocommerce.com/posts/');
		await waitFor(() => expect(network.requests().join()).toContain('admin/notes/update'));
		await waitFor(() => expect(button).not.toHaveAccessibleDescription());
		const asked = network.requests().filter((path) => path.includes('admin/notes?'));
		expect(asked).toHaveLength(1);
		await user.keyboard('{Escape}');
		expect(screen.queryByRole('dialog', { name: 'Activity' })).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Activity' }));
		closeApp();
		await openApp('/analytics/stock');
		expect((await titles(await openActivity()))[0]).toBe('Your store is one year old');
	});

	it('[S7.notes.3, S7.notes.6] dismisses a message, and restores it with Undo', async () => {
		await openApp('/analytics/stock');
		const panel = await openActivity();
		const before = await titles(panel);
		await user.click(
			within(panel).getByRole('button', { name: 'Dismiss “Get ready for the holidays”' }),
		);
		await waitFor(async () => expect(await titles(panel)).toHaveLength(before.length - 1));
		await user.click(await screen.findByRole('button', { name: 'Undo' }));
		const again = await openActivity();
		await waitFor(async () => expect(await titles(again)).toHaveLength(before.length));
	});

	it("[S7.notes.2] follows a message's link into the app and dismisses it", async () => {
		await openApp('/analytics/stock');
		const first = await message(await openActivity(), /Your store is one year old/);
		await user.click(within(first).getByRole('link', { name: 'See your sales' }));
		await waitFor(() => expect(address()).toMatchObject({ path: '/analytics/revenue' }));
		await waitFor(() =>
			expect(network.requests().join()).toMatch(/admin\/notes\/\d+\/action\/\d+/),
		);
	});

	it('reports that messages failed to load, and retries', async () => {
		await openApp('/analytics/stock');
		network.fail(/admin\/notes/);
		const panel = await openActivity();
		await within(panel).findByText('The messages could not be loaded.');
		network.recover();
		await user.click(within(panel).getByRole('button', { name: 'Try again' }));
		expect(await titles(panel)).not.toEqual([]);
	});

	it('reports that a message could not be changed, and keeps it', async () => {
		await openApp('/analytics/stock');
		const panel = await openActivity();
		const before = await titles(panel);
		network.fail(/admin\/notes\/delete/);
		await user.click(
			within(panel).getByRole('button', { name: 'Dismiss “Get ready for the holidays”' }),
		);
		await screen.findAllByText(/could not be changed\. The shop’s server reported an error/);
		expect(await titles(panel)).toHaveLength(before.length);
	});
});
