import { render } from '@testing-library/react';
import { createReduxStore, register } from '@wordpress/data';
import { getHistory } from '@store-analytics/navigation';
import WordPressCommands from './wordpress-commands';

interface Loader {
	readonly name: string;
	readonly hook: (options: { search: string }) => {
		commands: { label: string; searchLabel: string; callback(o: { close(): void }): void }[];
	};
}

/** WordPress's store of commands, as far as it is used. */
const loaders = new Map<string, Loader>();
const done = { type: 'done' };

beforeAll(() => {
	Object.assign(window, {
		wcSettings: {
			admin: { currentUserData: { capabilities: { view_woocommerce_reports: true } } },
		},
	});
	register(
		createReduxStore('core/commands', {
			reducer: (state = {}) => state,
			actions: {
				registerCommand: () => done,
				unregisterCommand: () => done,
				registerCommandLoader: (loader: Loader) => (loaders.set(loader.name, loader), done),
				unregisterCommandLoader: (name: string) => (loaders.delete(name), done),
			},
		}),
	);
});

describe('WordPress’s own palette', () => {
	it('gets what is understood in words, and nothing where that is nothing', () => {
		const { unmount } = render(<WordPressCommands />);
		const ask = (search: string) => loaders.get('store-analytics/words')?.hook({ search }).commands;
		const [command] = ask('revnue last month by country') ?? [];
		expect(command?.label).toBe('Analytics: Breakdown – Net sales · Last month · by Country');
		expect(command?.searchLabel).toContain('revnue last month by country');
		let isClosed = false;
		command?.callback({ close: () => (isClosed = true) });
		expect(isClosed).toBe(true);
		expect(getHistory().location.search).toContain('by=billing_country');
		expect(ask('hoodie')).toEqual([]);
		unmount();
		expect([...loaders.keys()]).toEqual([]);
	});
});
