import { Fragment, lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../platform/error-boundary';
import type { SlotProps } from './slot-props';
import { findWordPressParts, PartsContext, useWordPressParts } from './wordpress-parts';

const load = () => import('./filled');
const FilledSlot = lazy(async () => ({ default: (await load()).FilledSlot }));
const Areas = lazy(async () => ({ default: (await load()).PluginAreas }));

/** Connects extensions with the app's slots. Without WordPress's SlotFill script it renders nothing. */
export function SlotProvider({ children }: { children: ReactNode }) {
	const [parts] = useState(findWordPressParts);
	const Provider = parts.components?.SlotFillProvider ?? Fragment;
	return (
		<PartsContext.Provider value={parts}>
			<LayoutContext>
				<Provider>{children}</Provider>
			</LayoutContext>
		</PartsContext.Provider>
	);
}

function LayoutContext({ children }: { children: ReactNode }) {
	const { adminLayout } = useWordPressParts();
	const [value] = useState(() => adminLayout?.getLayoutContextValue(['page']));
	return adminLayout === undefined ? (
		children
	) : (
		<adminLayout.LayoutContextProvider value={value}>{children}</adminLayout.LayoutContextProvider>
	);
}

/** A slot for extensions (WooCommerce's names: `woocommerce_header_item` …). */
export function ExtensionSlot({ children = null, ...slot }: SlotProps) {
	const { components } = useWordPressParts();
	if (components === undefined) return children;
	return (
		<ErrorBoundary fallback={() => children}>
			<Suspense fallback={children}>
				<FilledSlot {...slot}>{children}</FilledSlot>
			</Suspense>
		</ErrorBoundary>
	);
}

/** Extensions' registrations with `registerPlugin` for WooCommerce's screens, including later ones. */
export function PluginAreas() {
	const { plugins } = useWordPressParts();
	if (plugins === undefined) return null;
	return (
		<ErrorBoundary fallback={() => null}>
			<Suspense fallback={null}>
				<Areas />
			</Suspense>
		</ErrorBoundary>
	);
}
