import { messageOf, stateOf, type Thunk, type ThunkArgs } from '../../resource';
import { activatePlugins, installPlugins } from './install';
import { leaveFor } from './leave-page';

/** Builds an address of wp-admin from a path below it. */
export type AdminLink = (path: string) => string;

/** Shows an error in WordPress's own list of notices. */
export function createErrorNotice(message: string): Thunk<unknown> {
	return ({ registry }) => {
		const notices = registry.dispatch('core/notices') as
			{ createNotice?(status: string, message: string): unknown } | undefined; // exists only with WordPress's script
		return notices?.createNotice?.('error', message);
	};
}

async function connectUrl(thunkArgs: ThunkArgs, getAdminLink: AdminLink): Promise<string> {
	const query = { redirect_url: getAdminLink('admin.php?page=wc-admin') };
	const url = await thunkArgs.resolveSelect['getJetpackConnectUrl']?.(query);
	const error = stateOf(thunkArgs).errors['getJetpackConnectUrl'];
	if (error || typeof url !== 'string') throw new Error(messageOf(error));
	return url;
}

/** Returns the address that connects the shop to Jetpack; rejects with the shop's message. */
export function connectToJetpack(getAdminLink: AdminLink): Thunk<Promise<string>> {
	return (thunkArgs) => connectUrl(thunkArgs, getAdminLink);
}

/** Installs and activates Jetpack and opens the connection page; calls `errorAction` on failure (S8.14). */
export function installJetpackAndConnect(
	errorAction: (message: string) => void,
	getAdminLink: AdminLink,
): Thunk<Promise<void>> {
	return async ({ dispatch }) => {
		try {
			await dispatch(installPlugins(['jetpack']));
			await dispatch(activatePlugins(['jetpack']));
			leaveFor(await dispatch(connectToJetpack(getAdminLink)));
		} catch (error) {
			errorAction(messageOf(error));
		}
	};
}

/** Opens the connection page of Jetpack; on failure calls `errorAction` and opens `failureRedirect` (S8.14). */
export function connectToJetpackWithFailureRedirect(
	failureRedirect: string,
	errorAction: (message: string) => void,
	getAdminLink: AdminLink,
): Thunk<Promise<void>> {
	return async ({ dispatch }) => {
		try {
			leaveFor(await dispatch(connectToJetpack(getAdminLink)));
		} catch (error) {
			errorAction(messageOf(error));
			leaveFor(failureRedirect);
		}
	};
}
