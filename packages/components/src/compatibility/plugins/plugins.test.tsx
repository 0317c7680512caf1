import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { axeViolations } from '../../testing/axe';
import { Plugins, type PluginsProps } from './plugins';
import type { InstallReply } from './use-installer';

const reply: InstallReply = { data: { activated: ['jetpack'] } };
const button = (name: string) => screen.getByRole('button', { name });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** The installer over a store whose installations end when the test resolves them. */
function show(props: Partial<PluginsProps> = {}, wrapper?: typeof StrictMode) {
	const ends: { succeed: () => void; fail: (error: unknown) => void }[] = [];
	const install = jest.fn(
		() =>
			new Promise<InstallReply>((resolve, reject) => {
				ends.push({ succeed: () => resolve(reply), fail: reject });
			}),
	);
	const heard = { onComplete: jest.fn(), onError: jest.fn(), onSkip: jest.fn() };
	render(<Plugins installAndActivatePlugins={install} {...heard} {...props} />, { wrapper });
	const succeed = () => act(async () => ends.at(-1)?.succeed());
	const fail = (error: unknown) => act(async () => ends.at(-1)?.fail(error));
	return { install, succeed, fail, ...heard };
}

describe('Plugins', () => {
	it('[S2.other-widgets.12] [S4.plugin-installer.1] is idle, then busy, then complete', async () => {
		const { install, succeed, onComplete } = show();
		expect(buttons()).toEqual(['Install & enable', 'No thanks']);
		expect(install).not.toHaveBeenCalled();
		await userEvent.click(button('Install & enable'));
		expect(install.mock.calls).toEqual([[['jetpack', 'woocommerce-services']]]);
		expect(button('Install & enable')).toHaveClass('is-busy');
		expect(button('Install & enable')).toHaveFocus();
		expect(screen.getByRole('status')).toHaveTextContent('Installing');
		await userEvent.click(button('Install & enable'));
		expect(install).toHaveBeenCalledTimes(1);
		expect(onComplete).not.toHaveBeenCalled();
		await succeed();
		expect(onComplete.mock.calls).toEqual([[['jetpack'], reply]]);
		expect(screen.getByRole('status')).toHaveTextContent('The plugins are installed.');
		expect(buttons()).toEqual([]);
	});

	it('[S4.plugin-installer.2] [S8.9] offers to retry or to continue without after a failure', async () => {
		const { install, fail, succeed, onError, onSkip, onComplete } = show({ skipText: 'Later' });
		const error = Object.assign(new Error('No'), { data: { jetpack: ['No room'] } });
		await userEvent.click(button('Install & enable'));
		await fail(error);
		expect(buttons()).toEqual(['Retry', 'Continue without installing']);
		expect(screen.getByText('No room')).toBeVisible();
		expect(onError.mock.calls).toEqual([[{ jetpack: ['No room'] }, error]]);
		expect(await axeViolations()).toEqual([]);
		await userEvent.click(button('Continue without installing'));
		expect(onSkip).toHaveBeenCalledTimes(1);
		await userEvent.click(button('Retry'));
		expect(install).toHaveBeenCalledTimes(2);
		await succeed();
		expect(onComplete).toHaveBeenCalledTimes(1);
	});

	it('[S4.plugin-installer.3] starts only on a click without autoInstall', async () => {
		const { install } = show();
		expect(install).not.toHaveBeenCalled();
		await userEvent.click(button('Install & enable'));
		expect(install).toHaveBeenCalledTimes(1);
	});

	it('[S4.plugin-installer.3] starts on mount with autoInstall, once, and shows no button until it fails', async () => {
		const { install, fail } = show({ autoInstall: true, pluginSlugs: ['jetpack'] }, StrictMode);
		expect(install.mock.calls).toEqual([[['jetpack']]]);
		expect(buttons()).toEqual([]);
		expect(screen.getByText('Installing…')).toBeVisible();
		await fail('offline');
		expect(button('Retry')).toHaveFocus();
	});

	it('explains a failed request in the standard words, and leads to the log-in if that helps', async () => {
		const { fail } = show();
		await userEvent.click(button('Install & enable'));
		const cause = { code: 'offline_error', status: 0 };
		await fail(Object.assign(new Error('Could not install', { cause }), { data: {} }));
		expect(screen.getByText(/^You seem to be offline\./)).toBeVisible();
		await userEvent.click(button('Retry'));
		const signedOut = { code: 'signed_out', status: 401 };
		await fail(Object.assign(new Error('Could not install', { cause: signedOut }), { data: {} }));
		expect(screen.getByText(/^You are logged out\./)).toBeVisible();
		expect(screen.getByRole('link', { name: 'Log in again in a new tab' })).toBeVisible();
	});

	it('is busy while the store installs for another component', async () => {
		const { install } = show({ isRequesting: true });
		await userEvent.click(button('Install & enable'));
		expect(install).not.toHaveBeenCalled();
	});

	it('only continues when there is nothing to install', async () => {
		const { onSkip } = show({ pluginSlugs: [] });
		await userEvent.click(button('Continue'));
		expect(onSkip).toHaveBeenCalledTimes(1);
		expect(buttons()).toEqual(['Continue']);
	});

	it('can be cancelled, with its own label', async () => {
		const onAbort = jest.fn();
		show({ onAbort, abortText: 'Give up', skipText: 'Later' });
		expect(buttons()).toEqual(['Install & enable', 'Later', 'Give up']);
		await userEvent.click(button('Give up'));
		expect(onAbort).toHaveBeenCalledTimes(1);
	});
});

/** A page whose registry has a store with the name of the plugins store. */
function showOnPage(install: (slugs: readonly string[]) => Promise<InstallReply>) {
	const registry = createRegistry();
	registry.register(
		createReduxStore('wc/admin/plugins', {
			reducer: (state: string[] = [], action: { type: string; at?: string[] }) =>
				action.type === 'AT' ? (action.at ?? []) : state,
			selectors: {
				isPluginsRequesting: (state: string[], operation: string) => state.includes(operation),
			},
			actions: {
				setAt: (...at: string[]) => ({ type: 'AT', at }),
				installAndActivatePlugins: (slugs: readonly string[]) => () => install(slugs),
			},
		}),
	);
	const onComplete = jest.fn();
	render(
		<RegistryProvider value={registry}>
			<Plugins onComplete={onComplete} />
		</RegistryProvider>,
	);
	const setAt = (...at: string[]) =>
		act(async () => void (await registry.dispatch('wc/admin/plugins')['setAt']?.(...at)));
	return { onComplete, setAt };
}

describe('Plugins with defaults only', () => {
	it('[S4.plugin-installer.1] installs with the plugins store of the page', async () => {
		const install = jest.fn(async () => reply);
		const { onComplete } = showOnPage(install);
		await userEvent.click(button('Install & enable'));
		expect(install.mock.calls).toEqual([[['jetpack', 'woocommerce-services']]]);
		expect(onComplete.mock.calls).toEqual([[['jetpack'], reply]]);
	});

	it.each(['installPlugins', 'activatePlugins'])(
		'is busy while the store’s action %s is in flight',
		async (operation) => {
			const { setAt } = showOnPage(async () => reply);
			expect(button('Install & enable')).toBeEnabled();
			await setAt(operation);
			expect(button('Install & enable')).toHaveClass('is-busy');
			await setAt();
			expect(button('Install & enable')).not.toHaveClass('is-busy');
		},
	);

	it('[S8.9] fails with a message for developers without such a store', async () => {
		const onError = jest.fn();
		render(
			<RegistryProvider value={createRegistry()}>
				<Plugins onComplete={() => {}} onError={onError} />
			</RegistryProvider>,
		);
		await userEvent.click(button('Install & enable'));
		expect(button('Retry')).toBeVisible();
		expect(String(onError.mock.lastCall?.[1])).toContain("'wc/admin/plugins'");
	});
});
