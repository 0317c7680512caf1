import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Plugins } from '@store-analytics/components';
import { provideWooCommerce } from './woocommerce';

const asked: string[] = [];
let isRefused = false;

beforeAll(provideWooCommerce);
beforeEach(() => {
	asked.length = 0;
	globalThis.fetch = async (url, options) => {
		const path = decodeURIComponent(String(url)).replace(/[?&]_locale=user/, '');
		asked.push(`${options?.method ?? 'GET'} ${path} ${String(options?.body ?? '')}`);
		const errors = isRefused ? { errors: { 'a-plugin': ['No room'] } } : { errors: {} };
		const done = isRefused ? [] : ['a-plugin'];
		const text = JSON.stringify({
			success: !isRefused,
			message: '',
			errors,
			data: { installed: done, activated: done, results: {} },
		});
		// as: jsdom has no Response; only this part is read.
		return {
			ok: true,
			status: 200,
			headers: { get: () => null },
			text: async () => text,
			json: async () => JSON.parse(text),
		} as unknown as Response;
	};
});

describe('An extension that renders only Plugins', () => {
	it('[S4.plugin-installer.1] installs and activates with the shop’s own store', async () => {
		isRefused = false;
		const onComplete = jest.fn();
		render(<Plugins pluginSlugs={['a-plugin']} onComplete={onComplete} />);
		await userEvent.click(screen.getByRole('button', { name: 'Install & enable' }));
		await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
		expect(onComplete.mock.lastCall?.[0]).toEqual(['a-plugin']);
		expect(asked.map((line) => line.replace(/.*?(\w+-\w+\/plugins)/, '$1'))).toEqual([
			'wc-admin/plugins/install {"plugins":"a-plugin"}',
			'wc-admin/plugins/activate {"plugins":"a-plugin"}',
		]);
	});

	it('[S4.plugin-installer.2] gets the shop’s message after a failure', async () => {
		isRefused = true;
		const onError = jest.fn();
		render(<Plugins pluginSlugs={['a-plugin']} onComplete={() => {}} onError={onError} />);
		await userEvent.click(screen.getByRole('button', { name: 'Install & enable' }));
		expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
		expect(onError.mock.lastCall?.[0]).toEqual({ 'a-plugin': ['No room'] });
	});
});
