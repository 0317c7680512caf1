import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { isDictionary, paths, type ProgramCall, type ProgramKey } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';

interface Failure {
	readonly what: string;
	readonly error: unknown;
	readonly onRetry: () => void;
}

/** The keys for programs with their last calls, and the actions on them. */
export function useKeys() {
	const [keys, setKeys] = useState<readonly ProgramKey[]>();
	const [calls, setCalls] = useState<readonly ProgramCall[]>([]);
	const [made, setMade] = useState<string>();
	const [failure, setFailure] = useState<Failure>();
	const [isBusy, setIsBusy] = useState(false);
	const [tries, setTries] = useState(0);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		const asked = { isExpected: Array.isArray, signal };
		const reload = () => {
			setFailure(undefined);
			setTries((earlier) => earlier + 1);
		};
		const what = __('The keys could not be loaded.', 'store-analytics');
		Promise.all([
			request<ProgramKey[]>({ path: paths.programKeys, ...asked }),
			request<ProgramCall[]>({ path: paths.programCalls, ...asked }),
		]).then(
			([all, last]) => {
				setKeys(all);
				setCalls(last);
			},
			(error: unknown) => signal.aborted || setFailure({ what, error, onRetry: reload }),
		);
		return () => leaving.abort();
	}, [tries]);
	const act = async (what: string, work: () => Promise<void>): Promise<boolean> => {
		setIsBusy(true);
		setFailure(undefined);
		try {
			await work();
			setTries((earlier) => earlier + 1);
			return true;
		} catch (error) {
			setFailure({ what, error, onRetry: () => void act(what, work) });
			return false;
		} finally {
			setIsBusy(false);
		}
	};
	const make = (name: string, personal: boolean) =>
		act(__('The key could not be created.', 'store-analytics'), async () => {
			const { secret } = await request<{ secret: string }>({
				...{ path: paths.programKeys, method: 'POST', data: { name, personal } },
				isExpected: isDictionary,
			});
			setMade(secret);
		});
	const revoke = (id: string) =>
		act(__('The key could not be revoked.', 'store-analytics'), async () => {
			await request({
				path: `${paths.programKeys}/${id}`,
				method: 'DELETE',
				isExpected: isDictionary,
			});
		});
	return { keys, calls, made, failure, isBusy, make, revoke, hide: () => setMade(undefined) };
}
