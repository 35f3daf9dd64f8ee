throw new Error('jsPDF asked for a part that is not shipped: draw it with our own painters instead.');
