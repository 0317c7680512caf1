import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	isDictionary,
	paths,
	type ServedBy,
	type StoreServerSettings,
} from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { createNotice } from '../../../platform/notices';

/** The values of the fields; an empty token keeps the saved one. */
export interface ServerDraft {
	readonly address: string;
	readonly token: string;
	readonly max_age: string;
}

interface Failure {
	readonly what: string;
	readonly error: unknown;
	onRetry(): void;
}

const nothing: ServerDraft = { address: '', token: '', max_age: '' };
const draftOf = ({ address, max_age: minutes }: StoreServerSettings): ServerDraft => ({
	address,
	token: '',
	max_age: String(minutes),
});

/** Returns the plugin's store server, the draft of another, and the actions on it. */
export function useStoreServer() {
	const { saved, setSaved, loadFailure } = useSaved();
	const [changes, setChanges] = useState<Partial<ServerDraft>>({});
	const [served, setServed] = useState<ServedBy>();
	const { send, isBusy, failure } = useSending();
	const before = saved ? draftOf(saved) : nothing;
	const draft = { ...before, ...changes };
	const save = async () => {
		const what = __('The store server settings could not be saved.', 'store-analytics');
		setServed(undefined);
		const settings = await send<StoreServerSettings>(paths.storeServer, draft, {
			what,
			onRetry: () => void save(),
		});
		if (!settings) return;
		setSaved(settings);
		setChanges({});
		const content = __('Your settings have been saved.', 'store-analytics');
		createNotice({ id: 'store-server', status: 'success', content });
	};
	const test = async () => {
		const what = __('The connection could not be tested.', 'store-analytics');
		setServed(undefined);
		setServed(
			await send<ServedBy>(`${paths.storeServer}/test`, draft, {
				what,
				onRetry: () => void test(),
			}),
		);
	};
	return {
		saved,
		draft,
		served,
		failure: loadFailure ?? failure,
		isBusy,
		isDirty: JSON.stringify(draft) !== JSON.stringify(before),
		change: (change: Partial<ServerDraft>) => setChanges((earlier) => ({ ...earlier, ...change })),
		save,
		test,
	};
}

/** The plugin's saved values; requested when the screen opens, and on demand. */
function useSaved() {
	const [saved, setSaved] = useState<StoreServerSettings>();
	const [error, setError] = useState<unknown>();
	const [tries, setTries] = useState(0);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		request<StoreServerSettings>({
			path: paths.storeServer,
			isExpected: isDictionary,
			signal,
		}).then(setSaved, (reason: unknown) => signal.aborted || setError(reason));
		return () => leaving.abort();
	}, [tries]);
	const onRetry = () => {
		setError(undefined);
		setTries(tries + 1);
	};
	const what = __('The store server’s settings could not be loaded.', 'store-analytics');
	return { saved, setSaved, loadFailure: error ? { what, error, onRetry } : undefined };
}

/** Sends the draft; keeps the error and a retry. */
function useSending() {
	const [isBusy, setIsBusy] = useState(false);
	const [failure, setFailure] = useState<Failure>();
	async function send<Reply>(path: string, draft: ServerDraft, failed: Omit<Failure, 'error'>) {
		setIsBusy(true);
		setFailure(undefined);
		const data = { ...draft, max_age: Math.round(Number(draft.max_age)) };
		try {
			return await request<Reply>({ path, method: 'POST', data, isExpected: isDictionary });
		} catch (error) {
			setFailure({ ...failed, error });
			return undefined;
		} finally {
			setIsBusy(false);
		}
	}
	return { send, isBusy, failure };
}
