import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { closeApp, network, openApp } from '../../support/journey';
import { october, rows } from '../../support/journey-steps';

const user = userEvent.setup();
const slow = /^The shop is taking long to respond\. Still waiting…$/;

/** Skips the ten seconds before a wait is reported; other timers run as usual. */
beforeEach(() => {
	const wait = window.setTimeout.bind(window);
	const quick = (work: () => void, delay?: number) => wait(work, delay === 10_000 ? 100 : delay);
	window.setTimeout = quick as typeof window.setTimeout; // as: callers use only this signature
});
const { setTimeout: usual } = window;
afterEach(() => {
	window.setTimeout = usual;
	closeApp();
});

const said = (within_: HTMLElement = document.body) =>
	within(within_).findAllByText(slow, { selector: 'p, span' });

describe('A message about slow responses appears for', () => {
	it('the page of a product', async () => {
		await openApp('/products/23');
		network.hold(/wc-analytics\/products\?/);
		expect(await said()).toHaveLength(1);
	});

	it('settings while they are being saved', async () => {
		await openApp('/analytics/settings');
		const type = await screen.findByRole('combobox', { name: 'Date type' });
		await user.selectOptions(type, 'Date created');
		const release = network.hold(/settings\/wc_admin\/batch/);
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
		const [note] = await said();
		release();
		await screen.findByText('Your settings have been saved.', {
			selector: '.components-snackbar__content',
		});
		expect(note).not.toBeInTheDocument();
	});

	it('the rows of a download', async () => {
		await openApp('/analytics/orders', october);
		await rows();
		network.hold(/per_page=100/);
		await user.click(screen.getByRole('button', { name: 'Download' }));
		expect(await said()).toHaveLength(1);
		expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
	});
});
