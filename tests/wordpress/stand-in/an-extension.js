const { components, date } = window.wc;
window.anExtension = {
	features: window.wcAdminFeatures,
	packages: Boolean(components.SectionHeader && date.toMoment && window.wp.element.createElement),
};
