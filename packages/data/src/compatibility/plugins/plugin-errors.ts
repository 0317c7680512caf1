import { isDictionary } from '@store-analytics/rest-api';
import { __, sprintf } from '@wordpress/i18n';
import { messageOf } from '../../resource';
import { pluginName } from './plugin-names';

/** Operations on plugins. */
export type PluginAction = 'install' | 'activate';

/** Messages by plugin. */
export type ErrorsBySlug = Record<string, string[]>;

/** The error of a failed installation or activation: a message that names the plugins, and the errors by plugin. */
export class PluginError extends Error {
	override readonly name = 'PluginError';
	readonly data: unknown;

	constructor(message: string, data: unknown, cause?: unknown) {
		super(message, { cause });
		this.data = data;
	}
}

/** Returns the errors in a response of plugins/install or plugins/activate (S3.plugins.4). */
export function errorsIn(reply: unknown): ErrorsBySlug {
	const wrapper = isDictionary(reply) ? reply['errors'] : undefined;
	const errors = isDictionary(wrapper) && isDictionary(wrapper['errors']) ? wrapper['errors'] : {};
	return Object.fromEntries(
		Object.entries(errors).map(([slug, texts]) => [
			slug,
			(Array.isArray(texts) ? texts : [texts]).map(String),
		]),
	);
}

/** Joins all messages into one text, with the plugins' names. */
export function sentences(errors: ErrorsBySlug): string {
	return Object.entries(errors)
		.flatMap(([slug, texts]) =>
			texts.map((text) => text.replaceAll(`\`${slug}\``, pluginName(slug))),
		)
		.join(', ');
}

/**
 * Returns the errors of a response as one text, whether they come by plugin or as one message. Extensions call it
 * through an action.
 */
export function formatErrors(response: unknown): string {
	if (typeof response === 'string') return response;
	const bySlug = errorsIn({ errors: response });
	if (Object.keys(bySlug).length > 0) return sentences(bySlug);
	return sentences(errorsIn(response)) || messageOf(response);
}

function single(action: PluginAction, name: string, error: string): string {
	return action === 'install'
		? /* translators: 1: name of a plugin, 2: what went wrong */
			sprintf(__('Could not install %1$s plugin, %2$s', 'store-analytics'), name, error)
		: /* translators: 1: name of a plugin, 2: what went wrong */
			sprintf(__('Could not activate %1$s plugin, %2$s', 'store-analytics'), name, error);
}

function several(action: PluginAction, names: string, errors: string): string {
	return action === 'install'
		? sprintf(
				/* translators: 1: names of plugins, 2: what went wrong */
				__(
					'Could not install the following plugins: %1$s with these Errors: %2$s',
					'store-analytics',
				),
				names,
				errors,
			)
		: sprintf(
				/* translators: 1: names of plugins, 2: what went wrong */
				__(
					'Could not activate the following plugins: %1$s with these Errors: %2$s',
					'store-analytics',
				),
				names,
				errors,
			);
}

/** Returns the error of a failed action, for one or several plugins (S8.10). */
export function pluginError(
	action: PluginAction,
	slugs: readonly string[],
	errors: ErrorsBySlug,
	cause?: unknown,
): PluginError {
	const failed = Object.keys(errors).length > 0 ? Object.keys(errors) : [...slugs];
	const text = sentences(errors) || (cause === undefined ? '' : messageOf(cause));
	const names = failed.map(pluginName);
	const message =
		failed.length === 1
			? single(action, names[0] ?? '', text)
			: several(action, names.join(', '), text);
	return new PluginError(message, errors, cause);
}
