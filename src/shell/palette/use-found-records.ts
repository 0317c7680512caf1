import { useEffect, useState } from 'react';
import type { AppSettings } from '../../platform/settings/settings';
import type { Command } from './command';
import { findRecords, isSearched, recordGroups, type RecordGroup } from './find-records';

interface FoundRecords {
	readonly commands: readonly Command[];
	readonly isSearching: boolean;
	/** The failed groups with the shop's errors. */
	readonly failures: readonly { readonly group: RecordGroup; readonly error: unknown }[];
	readonly retry: () => void;
}

/** Milliseconds without typing before a request. */
const pause = 250;

interface Found extends Pick<FoundRecords, 'commands' | 'failures'> {
	/** The text of the search. */
	readonly asked: string;
}

const nothing: Found = { asked: '', commands: [], failures: [] };

/**
 * Searches the shop after a pause in typing. Cancels outdated requests. If one group fails, the others still show
 * results.
 */
export function useFoundRecords(text: string, settings: AppSettings): FoundRecords {
	const [found, setFound] = useState(nothing);
	const [attempt, setAttempt] = useState(0);
	const isWanted = recordGroups.some((group) => isSearched(group, text));
	const asked = `${attempt} ${text}`;
	useEffect(() => {
		if (!isWanted) return undefined;
		const controller = new AbortController();
		const { signal } = controller;
		const timer = setTimeout(() => {
			const groups = recordGroups.filter((group) => isSearched(group, text));
			const replies = groups.map((group) => askFor(group, text, settings, signal));
			void Promise.all(replies).then((all) => {
				if (signal.aborted) return;
				const commands = all.flatMap((reply) => reply.commands);
				setFound({ asked, commands, failures: all.flatMap(({ failures }) => failures) });
			});
		}, pause);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [text, isWanted, settings, asked]);
	const { commands, failures } = isWanted && found.asked === asked ? found : nothing;
	return {
		commands,
		failures,
		isSearching: isWanted && found.asked !== asked,
		retry: () => setAttempt(attempt + 1),
	};
}

async function askFor(
	group: RecordGroup,
	...about: [text: string, settings: AppSettings, signal: AbortSignal]
): Promise<Omit<Found, 'asked'>> {
	try {
		return { commands: await findRecords(group, ...about), failures: [] };
	} catch (error) {
		return { commands: [], failures: [{ group, error }] };
	}
}
