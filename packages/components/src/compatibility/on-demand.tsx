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
	async () => (await import('./collapsible-content/collapsible-content')).CollapsibleContent,
);
export const MediaUploader = /* #__PURE__ */ onDemand(
	async () => (await import('./media-uploader/media-uploader')).MediaUploader,
);
export const PhoneNumberInput = /* #__PURE__ */ onDemand(
	async () => (await import('./phone-number-input/phone-number-input')).PhoneNumberInput,
);
export const ProgressBar = /* #__PURE__ */ onDemand(
	async () => (await import('./progress-bar/progress-bar')).ProgressBar,
);
export const TourKit = /* #__PURE__ */ onDemand(
	async () => (await import('./tour-kit/tour-kit')).TourKit,
);
export const TreeSelectControl = /* #__PURE__ */ onDemand(
	async () => (await import('./tree-select-control/tree-select-control')).TreeSelectControl,
);
