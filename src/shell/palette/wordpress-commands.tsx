import { useEffect, useMemo } from 'react';
import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { reasonOf } from '../../platform/failures';
import { readSettings } from '../../platform/settings/settings';
import type { Command } from './command';
import { failedSearch } from './commands';
import { goTo } from './go-to';
import { useFoundRecords } from './use-found-records';
import { useKnownCommands } from './use-known-commands';
import { askedCommands } from './words/asked-commands';
import { vocabulary } from './words/vocabulary';

/** A command of WordPress's palette. */
interface WordPressCommand {
	readonly name: string;
	readonly label: string;
	/** The text to match instead of the label. */
	readonly searchLabel?: string;
	readonly callback: (options: { close: () => void }) => void;
}

interface Loader {
	readonly name: string;
	readonly hook: (options: { search: string }) => {
		commands: readonly WordPressCommand[];
		isLoading: boolean;
	};
}

interface Palette {
	registerCommand(command: WordPressCommand): unknown;
	unregisterCommand(name: string): unknown;
	registerCommandLoader(loader: Loader): unknown;
	unregisterCommandLoader(name: string): unknown;
}

/** WordPress's store of commands. */
function palette(): Palette {
	return dispatch('core/commands') as unknown as Palette; // as: rendered only if the store exists
}

/** Adds the embedded store's commands to WordPress's palette; renders nothing. */
export default function WordPressCommands() {
	const known = useKnownCommands();
	useEffect(() => {
		const commands = known.map(toWordPress);
		for (const command of commands) palette().registerCommand(command);
		return () => commands.forEach(({ name }) => palette().unregisterCommand(name));
	}, [known]);
	useEffect(() => {
		palette().registerCommandLoader(inWords(known));
		return () => void palette().unregisterCommandLoader(wordsName);
	}, [known]);
	useEffect(() => {
		palette().registerCommandLoader(records);
		return () => void palette().unregisterCommandLoader(records.name);
	}, []);
	return null;
}

const wordsName = 'store-analytics/words';

/** Understands questions in words. */
function inWords(known: readonly Command[]): Loader {
	const words = vocabulary(known, readSettings());
	return {
		name: wordsName,
		hook: ({ search }) => ({
			isLoading: false,
			commands: askedCommands(search, words, known).map((command) => {
				const { name, label, callback } = toWordPress(command);
				return { name, label, searchLabel: searchable(`${label} ${search}`), callback };
			}),
		}),
	};
}

/** Reports use the names of WooCommerce's own commands, so that each appears only once. */
function toWordPress(command: Command): WordPressCommand {
	const { id, group, label, hint } = command;
	const what = hint === undefined ? label : `${hint} – ${label}`;
	/* translators: %s: name of a report, a view or a setting */
	const title = sprintf(__('Analytics: %s', 'store-analytics'), what);
	return {
		name: group === 'reports' ? `woocommerce${id}` : `store-analytics/${id}`,
		label: title,
		searchLabel: searchable(title),
		callback: callbackOf(command),
	};
}

/**
 * Returns the text to match. The palette of WordPress 6.5 and 6.6 builds a selector from it, and a quote or backslash
 * would break the whole palette.
 */
function searchable(text: string): string {
	return text.replace(/["\\]+/g, ' ').trim();
}

function callbackOf(command: Command): WordPressCommand['callback'] {
	return ({ close }) => {
		close();
		goTo(command);
	};
}

/** Finds records in the shop by the typed text. WordPress renders them outside of the app. */
const records: Loader = { name: 'store-analytics/records', hook: useRecords };

function useRecords({ search }: { readonly search: string }) {
	const settings = useMemo(() => readSettings(), []);
	const { commands, failures, isSearching, retry } = useFoundRecords(search, settings);
	return {
		isLoading: isSearching,
		commands: [
			...commands.map((command) => ({
				name: `store-analytics/${command.id}`,
				label: command.label,
				searchLabel: searchable(`${command.label} ${search}`),
				callback: callbackOf(command),
			})),
			...failures.map(({ group, error }) => ({
				name: `store-analytics/${group}-failure`,
				label: `${failedSearch(group)} ${reasonOf(error)}`,
				searchLabel: searchable(search),
				callback: retry,
			})),
		],
	};
}
