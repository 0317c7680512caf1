import { isDictionary, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { tellOtherTabs, track, type Thunk } from '../../resource';
import type { ActivatePluginsResponse, InstallPluginsResponse, PluginsResponse } from './plugin';
import { errorsIn, pluginError, PluginError, type PluginAction } from './plugin-errors';
import { STORE_NAME, updateActivePlugins, updateInstalledPlugins } from './state';

/** Response of plugins/install and plugins/activate. */
export type PluginsReply = PluginsResponse<
	InstallPluginsResponse['data'] & ActivatePluginsResponse['data']
>;

function parseReply(reply: unknown): PluginsReply {
	const data = isDictionary(reply) && isDictionary(reply['data']) ? reply['data'] : {};
	return { ...(isDictionary(reply) ? reply : {}), data };
}

async function send(action: PluginAction, slugs: readonly string[]): Promise<PluginsReply> {
	try {
		const reply = await request({
			path: `${paths.plugins}/${action}`,
			method: 'POST',
			data: { plugins: slugs.join(',') },
			parse: parseReply,
		});
		const errors = errorsIn(reply);
		if (Object.keys(errors).length > 0) throw pluginError(action, slugs, errors);
		return reply;
	} catch (error) {
		if (error instanceof PluginError) throw error;
		throw pluginError(action, slugs, {}, error);
	}
}

/** Installs plugins (S7.plugins.1). Rejects with a {@link PluginError}, which the store also keeps, when one fails. */
export function installPlugins(slugs: readonly string[]): Thunk<Promise<PluginsReply>> {
	return (thunkArgs) =>
		track(thunkArgs, 'installPlugins', async () => {
			const reply = await send('install', slugs);
			const { installed = [] } = reply.data;
			thunkArgs.dispatch(updateInstalledPlugins(installed));
			tellOtherTabs(STORE_NAME, 'updateInstalledPlugins', installed);
			return reply;
		});
}

/** Activates installed plugins; see {@link installPlugins}. */
export function activatePlugins(slugs: readonly string[]): Thunk<Promise<PluginsReply>> {
	return (thunkArgs) =>
		track(thunkArgs, 'activatePlugins', async () => {
			const reply = await send('activate', slugs);
			const { activated = [] } = reply.data;
			thunkArgs.dispatch(updateActivePlugins(activated));
			tellOtherTabs(STORE_NAME, 'updateActivePlugins', activated);
			return reply;
		});
}

/** Installs and then activates plugins. Returns the activated ones, with the installed ones in `data`. */
export function installAndActivatePlugins(slugs: readonly string[]): Thunk<Promise<PluginsReply>> {
	return async ({ dispatch }) => {
		const installation = await dispatch(installPlugins(slugs));
		const activation = await dispatch(activatePlugins(slugs));
		return { ...activation, data: { ...activation.data, ...installation.data } };
	};
}
