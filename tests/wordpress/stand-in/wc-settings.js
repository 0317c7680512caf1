window.wc = Object.assign(window.wc || {}, { wcSettings: { allSettings: window.wcSettings } });
