import { lazy, Suspense, type ComponentType } from 'react';

/** A component whose code loads when it is first rendered; it shows nothing until then. */
function onDemand<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	// as: it passes on exactly the props that it gets.
	const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
	return function OnDemand(props: Props) {
		return (
			<Suspense>
				<Part {...props} />
			</Suspense>
		);
	};
}

// Components that our screens do not use, and few extensions do.
export const CollapsibleContent = /* #__PURE__ */ onDemand(
	async () => (await import('./layout/collapsible-content')).CollapsibleContent,
);
export const MediaUploader = /* #__PURE__ */ onDemand(
	async () => (await import('./inputs/media-uploader')).MediaUploader,
);
export const PhoneNumberInput = /* #__PURE__ */ onDemand(
	async () => (await import('./inputs/phone-number-input')).PhoneNumberInput,
);
export const ProgressBar = /* #__PURE__ */ onDemand(
	async () => (await import('./feedback/progress-bar')).ProgressBar,
);
export const TourKit = /* #__PURE__ */ onDemand(
	async () => (await import('./feedback/tour-kit')).TourKit,
);
export const TreeSelectControl = /* #__PURE__ */ onDemand(
	async () => (await import('./inputs/tree-select-control')).TreeSelectControl,
);
