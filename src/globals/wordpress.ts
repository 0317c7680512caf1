import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as data from '@wordpress/data';
import * as hooks from '@wordpress/hooks';
import * as i18n from '@wordpress/i18n';
import { moment } from '@store-analytics/date';
import { apiFetch } from '@store-analytics/rest-api/client';
import { jsx, jsxs } from '../platform/jsx-runtime';
import { wcSettingsGlobal } from './wc-settings';

/**
 * Exposes what WordPress's and WooCommerce's own scripts would: the app's only React, hooks, stores and REST client
 * under their global names. For pages without WordPress only.
 */
export function provideWordPress(): void {
	const page = window as { wp?: object; wc?: object; wcSettings?: unknown }; // other scripts put their parts on it
	const dom = { ...ReactDOM, createRoot, hydrateRoot };
	Object.assign(window, {
		React,
		ReactDOM: dom,
		ReactJSXRuntime: { jsx, jsxs, Fragment: React.Fragment },
		moment,
	});
	page.wp = { ...page.wp, apiFetch, data, hooks, i18n, element: elementOf(dom) };
	page.wc = { ...page.wc, wcSettings: wcSettingsGlobal(page.wcSettings), tracks };
}

/** `wp.element` is React and the part of ReactDOM that components need, in one object. */
function elementOf({ createPortal, flushSync, ...rest }: typeof ReactDOM & object) {
	return {
		...React,
		createPortal,
		flushSync,
		...rest,
		/** WordPress runs in browsers and in its mobile editor; a page is the former. */
		Platform: {
			OS: 'web',
			isWeb: true,
			select: (choices: { web?: unknown; default?: unknown }) =>
				'web' in choices ? choices.web : choices.default,
		},
		/** Returns HTML unchanged; the caller is responsible for it. */
		RawHTML: ({ children, ...props }: { children?: string }) =>
			React.createElement('div', { ...props, dangerouslySetInnerHTML: { __html: children ?? '' } }),
		isEmptyElement: (element: unknown) =>
			element !== 0 && (!element || (Array.isArray(element) && element.length === 0)),
	};
}

/** Extensions may count events; nothing records them here. */
const tracks = {
	recordEvent: () => {},
	queueRecordEvent: () => {},
	recordPageView: () => {},
};
